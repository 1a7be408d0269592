"""Trees and twigs that several pictures share."""
import numpy as np


def conifer(pen, rng, x, base, height, spread=.17, value=255):
    """A spruce: a thin trunk and drooping branches, fringed when seen from near."""
    lean = rng.normal(0, .012) * height
    pen.polygon([(x + lean, base - height), (x - .011 * height, base + .02 * height),
                 (x + .011 * height, base + .02 * height)], value)
    if height < .09:
        return far_tiers(pen, rng, x, base, height, spread, lean, value)
    for t in np.sort(rng.random(int(90 + height * 110))) ** .85:
        y, trunk = base - height * (.985 - .93 * t), x + lean * (1 - t)
        side = rng.choice((-1, 1))
        reach = side * (spread * height * t ** .9 * rng.uniform(.45, 1.15) + .010 * height)
        droop = abs(reach) * rng.uniform(.25, .6)
        # A branch sinks first and lifts its tip again; twigs hang from it.
        bow = [(trunk + reach * q, y + droop * (1.7 * q - .8 * q * q)) for q in np.linspace(0, 1, 7)]
        pen.stroke(bow, height * .0055, value)
        for q, (px, py) in zip(np.linspace(0, 1, 7), bow):
            for _ in range(2):
                hang = height * rng.uniform(.012, .034) * (.5 + t) * (1.15 - .7 * q)
                wide = height * .0065
                px2 = px + rng.normal(0, .5) * wide
                pen.polygon([(px2 - wide, py - wide * .5), (px2 + wide, py - wide * .5),
                             (px2 + side * hang * .35, py + hang)], value)


def far_tiers(pen, rng, x, base, height, spread, lean, value):
    """The same tree from so far away that only ragged tiers remain."""
    tiers = int(np.clip(height * 220, 8, 20))
    for tier in range(tiers):
        t = (tier + rng.uniform(.1, .9)) / tiers
        y, trunk = base - height * (1 - .93 * t), x + lean * (1 - t)
        for side in (-1, 1):
            reach = spread * height * (t ** .85) * rng.uniform(.55, 1.12) + .006 * height
            droop, thick = reach * rng.uniform(.28, .62), height * (.02 + .045 * t)
            pen.polygon([(trunk, y - thick * .5), (trunk + side * reach * .55, y + droop * .35),
                         (trunk + side * reach, y + droop), (trunk, y + thick)], value)


def forest(pen, rng, edge, aspect, count, height, spread=.17):
    """Conifers standing along a line of heights (`edge(x)`)."""
    for x in rng.uniform(-.05, aspect + .05, count):
        conifer(pen, rng, x, edge(x) + height * .1, height * rng.uniform(.55, 1.15), spread)


def branches(rng, x, y, angle, length, width, depth, bend=.12, found=None):
    """A bare tree as a list of (points, width); angle 0 points up."""
    found = [] if found is None else found
    points = [(x, y)]
    for _ in range(4):
        angle += rng.normal(0, bend)
        x, y = x + np.sin(angle) * length / 4, y - np.cos(angle) * length / 4
        points.append((x, y))
    found.append((points, width))
    if depth:
        for side in (-1, 1) if rng.random() < .75 else (-1, rng.uniform(-.2, .2), 1):
            branches(rng, x, y, angle + side * rng.uniform(.25, .62), length * rng.uniform(.66, .86),
                     width * .66, depth - 1, bend, found)
    return found
