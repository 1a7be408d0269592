"""Seas, harbours, ice, a reef and a waterfall."""
import numpy as np
from PIL import Image

from .brush import Pen, blend, blur, picture, ramp, rgb, shifted, smooth, tile_noise, wrap
from .plants import branches, conifer


@picture("lighthouse-at-dusk", "Lighthouse at Dusk",
         "A red and white lighthouse on a rocky point sends its beam over the sea after sunset.")
def lighthouse(canvas):
    sea, x, base, top = .72, .98, .60, .235
    canvas.sky([(0, "#142349"), (.25, "#34477c"), (.45, "#8a6c95"), (.6, "#e58d7c"), (.72, "#ffc98b"), (1, "#ffc98b")])
    canvas.stars(260, .35, .8)
    clouds = canvas.noise(.11, 8, .57, stretch=5)
    canvas.paint(blend("#f59d80", "#2c355f", smooth(.55, .2, canvas.y + clouds * .06)),
                 smooth(.05, .75, clouds) * smooth(.72, .5, canvas.y) * .8)
    canvas.glow(.3, .72, .22, "#ffb265", .8, 2)
    lamp_y = top - .022
    for side, wide, power in ((-1, .085, .85), (1, .12, .55)):
        along = (canvas.x - x) * side
        beam = np.exp(-((canvas.y - lamp_y + along * .05 * side) / (.004 + wide * np.maximum(along, 0))) ** 2)
        canvas.light("#fff0bd", beam * (along > 0) * np.exp(-np.maximum(along, 0) / .55) * power
                     * (.9 + .25 * canvas.noise(.2, 5)))
    swell = canvas.waves(sea, 1, 3, 1.1, 400)
    # The water is mirrored before the rock stands in it, which throws a reflection of its own.
    canvas.reflect(sea, .05, "#1a2748", .62, swell)
    far = sea - np.maximum(canvas.line(.5, 7, .5), 0) * .03 * smooth(.75, .2, canvas.x[0])
    canvas.paint("#5b4a6e", canvas.below(far) * smooth(sea + .001, sea - .001, canvas.y))

    shape = np.interp(canvas.x[0], [.35, .5, .62, .74, .85, .93, 1.04, 1.15, 1.34], [.86, .80, .775, .70, .655, .605, .60, .635, .64])
    edge = (shape + canvas.line(.14, 8, .55) * .022 * smooth(.0, .02, np.abs(canvas.x[0] - .985) - .05) + canvas.line(.02, 4) * .003)
    foot = np.interp(canvas.x[0], [.35, .5, .7, .9, 1.34], [.84, .82, .85, .90, .955]) + canvas.line(.07, 6, .5) * .012
    facets = canvas.noise(.09, 8, .62)
    relief = facets - shifted(facets, -10, 12)
    rock = ramp(np.clip(.38 + 1.5 * relief + .25 * smooth(.12, 0, canvas.y - edge), 0, 1),
                [(0, "#0c0f1d"), (.4, "#2b2a3d"), (.75, "#75596a"), (1, "#d89a86")])
    land = canvas.below(edge) * smooth(.002, -.002, canvas.y - foot)
    canvas.shade(1 - .75 * np.exp(-np.maximum(canvas.y - foot, 0) / .035) * smooth(-.002, .002, canvas.y - foot) * smooth(.40, .70, canvas.x))
    canvas.paint(rock, land)
    foam = np.exp(-np.abs(canvas.y - foot - .004) / .007) * smooth(-.2, .8, canvas.noise(.03, 6, .6, stretch=2)) * smooth(.42, .5, canvas.x)
    canvas.paint("#e9cfd0", foam * .8)
    tower(canvas, x, base + .02, top)
    house(canvas, 1.10, .632)
    canvas.glow(x, lamp_y, .05, "#ffe7a0", 1.1)
    canvas.light("#fffbe6", canvas.disc(x, lamp_y, .010, .004) * 4)
    return {"bloom": .3, "contrast": .2}


def tower(canvas, x, base, top):
    """A tapering round tower with two red bands, gallery and lantern."""
    t = (canvas.y - top) / (base - top)
    half = .021 + .016 * np.clip(t, 0, 1) ** 1.4
    round_ = np.clip((canvas.x - x) / half, -1, 1)
    body = smooth(.0008, -.0008, np.abs(canvas.x - x) - half) * smooth(-.004, 0, t) * smooth(1.002, 1, t)
    light = .36 + .62 * np.sqrt(np.clip(1 - (round_ + .45) ** 2 / 2.2, 0, 1)) - .22 * np.clip(round_, 0, 1)
    band = smooth(-.003, .003, .11 - np.abs(t - .30)) + smooth(-.003, .003, .11 - np.abs(t - .74))
    canvas.paint(blend("#e8d8d6", "#b3302f", band) * (light * (.97 + .05 * canvas.noise(.03, 5)))[..., None] * rgb("#ffe6dc"), body)
    canvas.paint("#20202f", canvas.drawn(lambda pen: (
        pen.box(x - .031, top - .003, x + .031, top + .006), pen.box(x - .013, top - .040, x - .010, top),
        pen.box(x + .010, top - .040, x + .013, top), pen.box(x - .0016, top - .04, x + .0016, top),
        pen.polygon([(x - .019, top - .038), (x, top - .064), (x + .019, top - .038)]), pen.ellipse(x, top - .066, .0035),
        [pen.stroke([(x + d, top - .017), (x + d, top)], .0012) for d in np.linspace(-.030, .030, 9)],
        pen.stroke([(x - .031, top - .016), (x + .031, top - .016)], .0014),
        [pen.box(x - .0035, base - h, x + .0035, base - h + .012) for h in (.10, .19, .28)],
        pen.box(x - .006, base - .035, x + .006, base - .01))))


def house(canvas, x, base):
    canvas.paint("#b9a2a5", canvas.drawn(lambda pen: pen.box(x, base - .036, x + .085, base + .012)))
    canvas.paint("#6d5c6c", canvas.drawn(lambda pen: pen.box(x + .06, base - .036, x + .085, base + .012)))
    canvas.paint("#5c2630", canvas.drawn(lambda pen: (pen.polygon(
        [(x - .006, base - .034), (x + .012, base - .066), (x + .073, base - .066), (x + .091, base - .034)]),
        pen.box(x + .055, base - .082, x + .064, base - .06))))
    panes = canvas.drawn(lambda pen: [pen.box(x + d, base - .024, x + d + .010, base - .010) for d in (.012, .034)])
    canvas.light("#ffc766", panes * 3 + blur(panes, 8) * .8)


@picture("harbour-lights", "Harbour Lights",
         "A row of colourful gabled houses and moored boats at night, their lamps and "
         "windows reflected in the harbour.")
def harbour(canvas):
    quay, rng = .60, canvas.rng
    canvas.sky([(0, "#0b1230"), (.35, "#1d2a5a"), (.6, "#52507f"), (1, "#52507f")])
    canvas.stars(300, .4, .7)
    canvas.paint("#3c4374", smooth(.1, 1, canvas.noise(.12, 6, .55, stretch=5)) * .5)
    hill = .50 - canvas.line(.6, 6, .45) * .05
    canvas.paint("#1b2146", canvas.below(hill))
    lamps = canvas.drawn(lambda pen: [pen.ellipse(x, .52 + rng.uniform(-.02, .06), .0011) for x in rng.uniform(0, 1.34, 60)])
    canvas.light("#ffd08a", lamps * 2 + blur(lamps, 5) * 3)
    x, panes, glowing = -.02, [], []
    while x < canvas.aspect:
        wide, tall = rng.uniform(.075, .115), rng.uniform(.13, .215)
        colour = rgb(rng.choice(["#8f3b35", "#b07a3c", "#3d5c7a", "#7b8a6a", "#c2a878", "#57375c", "#a2553c", "#d0c2ae"])) * .62
        gable(canvas, x, quay, wide, tall, colour, rng, panes, glowing)
        x += wide + rng.choice((0, 0, .004))
    dark = canvas.drawn(lambda pen: [pen.box(*pane) for pane in panes])
    lit = canvas.drawn(lambda pen: [pen.box(*pane) for pane in glowing])
    frames = canvas.drawn(lambda pen: [pen.stroke([((a + c) / 2, b), ((a + c) / 2, d)], .0009) for a, b, c, d in panes + glowing])
    canvas.paint("#141a30", dark * .9)
    canvas.paint("#ffc765", lit * .95)
    canvas.paint("#2a2130", frames * .8)
    canvas.light("#ffa94a", blur(lit, 16) * .8)
    canvas.paint("#15172a", smooth(-.001, .001, canvas.y - quay + .012) * smooth(quay + .001, quay - .001, canvas.y) + 0 * canvas.x)
    for lamp in np.arange(.06, canvas.aspect, .155):
        canvas.paint("#0d0f1c", canvas.drawn(lambda pen: pen.box(lamp - .0011, quay - .062, lamp + .0011, quay)))
        canvas.glow(lamp, quay - .064, .024, "#ffb75a", 1.3)
        canvas.light("#fff2c9", canvas.disc(lamp, quay - .064, .0045, .002) * 4)
    for bx, size, colour in ((.17, .085, "#c9c4c0"), (.47, .065, "#7d2f33"), (.78, .10, "#274a63"), (1.1, .075, "#d8cbb0")):
        boat(canvas, bx, quay + .012, size, colour)
    swell = canvas.waves(quay, 1.0, 3.4, 1.1, 380)
    canvas.reflect(quay + .013, .085, "#10183a", .35, swell)
    canvas.shade(1 + .12 * swell * smooth(quay, quay + .04, canvas.y))
    return {"bloom": .35, "contrast": .2}


def gable(canvas, x, base, wide, tall, colour, rng, panes, glowing):
    roof = tall + wide * rng.uniform(.45, .75)
    stepped = rng.random() < .45
    top = base - tall
    wall = [(x, base), (x, top)]
    if stepped:
        for k in range(4):
            wall += [(x + wide * k / 8, top - (roof - tall) * (k + 1) / 4), (x + wide * (k + 1) / 8, top - (roof - tall) * (k + 1) / 4)]
        for k in range(3, -1, -1):
            wall += [(x + wide * (1 - (k + 1) / 8), top - (roof - tall) * (k + 1) / 4), (x + wide * (1 - k / 8), top - (roof - tall) * (k + 1) / 4)]
    else:
        wall += [(x + wide / 2, base - roof)]
    wall += [(x + wide, top), (x + wide, base)]
    mask = canvas.drawn(lambda pen: pen.polygon(wall))
    lamplight = .55 + .75 * np.exp(-np.maximum(base - canvas.y, 0) / .07)
    shade = lamplight * (1 + .10 * canvas.noise(.02, 4)) * (1 - .25 * smooth(x + wide * .5, x + wide, canvas.x))
    canvas.paint(np.clip(colour * shade[..., None], 0, 1), mask)
    if not stepped:
        canvas.paint("#11142a", canvas.drawn(lambda pen: (pen.stroke([(x - .003, top), (x + wide / 2, base - roof)], .006),
                                                          pen.stroke([(x + wide / 2, base - roof), (x + wide + .003, top)], .006))))
    columns, rows = 2 if wide < .085 else 3, max(3, int(tall / .045))
    for row in range(rows):
        for column in range(columns):
            cx = x + wide * (column + 1) / (columns + 1)
            cy = base - .030 - (tall - .03) * row / rows
            pane = (cx - .0075, cy - .021, cx + .0075, cy)
            (glowing if rng.random() < .42 else panes).append(pane)
    panes.append((x + wide / 2 - .005, top - wide * .22, x + wide / 2 + .005, top - wide * .22 + .014))


def boat(canvas, x, water, s, colour):
    hull = canvas.drawn(lambda pen: pen.polygon([(x - s * .62, water - s * .30), (x + s * .75, water - s * .36),
                                                 (x + s * .55, water), (x - s * .5, water)]))
    canvas.paint(rgb(colour) * .55, hull)
    canvas.paint("#0e1224", hull * smooth(water - s * .10, water, canvas.y))
    canvas.paint("#e9dcc0", hull * smooth(.0012, .0006, np.abs(canvas.y - water + s * .27 + (canvas.x - x) * .044)) * .6)
    canvas.paint("#8d8492", canvas.drawn(lambda pen: pen.box(x - s * .25, water - s * .58, x + s * .18, water - s * .30)))
    panes = canvas.drawn(lambda pen: [pen.box(x + d * s, water - s * .52, x + (d + .10) * s, water - s * .42) for d in (-.2, -.04, .1 - .02)])
    canvas.light("#ffcf7a", panes * 2 + blur(panes, 7) * .7)
    canvas.paint("#0d1020", canvas.drawn(lambda pen: (
        pen.stroke([(x + .25 * s, water - .3 * s), (x + .25 * s, water - 1.9 * s)], .0024),
        pen.stroke([(x + .25 * s, water - 1.85 * s), (x + .74 * s, water - .36 * s)], .0009),
        pen.stroke([(x + .25 * s, water - 1.85 * s), (x - .6 * s, water - .3 * s)], .0009),
        pen.stroke([(x + .25 * s, water - .75 * s), (x - .45 * s, water - .68 * s)], .0032))))


@picture("blue-ice", "Blue Ice",
         "Icebergs with turquoise feet drift on a glassy polar sea under a pale pink sky.")
def blue_ice(canvas):
    sea = .60
    canvas.sky([(0, "#7fa3c4"), (.3, "#bccbd8"), (.5, "#f0d3cf"), (.6, "#ffe6d2"), (1, "#ffe6d2")])
    canvas.paint("#fff6f0", smooth(.05, .9, canvas.noise(.13, 7, .55, stretch=6)) * .55)
    far = sea - np.maximum(canvas.crags(.3), -.05) * .07
    canvas.paint(blend("#b9bdd3", "#f3dcd6", smooth(.06, 0, sea - canvas.y)+ 0 * canvas.x), canvas.below(far) * .8)
    for x, wide, tall, haze in ((.12, .16, .10, .55), (.44, .10, .06, .6), (1.22, .20, .13, .4), (.80, .50, .36, .0)):
        iceberg(canvas, x, sea + .012, wide, tall, haze)
    swell = canvas.waves(sea + .01, .9, 4, 1.3, 300)
    canvas.reflect(sea + .012, .022, "#1f5873", .42, swell)
    for x, y, size in ((.30, .80, .07), (.52, .70, .035), (1.05, .86, .09), (.10, .92, .05), (.66, .93, .03), (1.24, .72, .03)):
        floe(canvas, x, y, size)
    return {"contrast": .16, "bloom": .2, "vignette": .12}


def iceberg(canvas, x, sea, wide, tall, haze):
    left, right = (int(np.clip((x + d) * canvas.h, 0, canvas.w)) for d in (-wide / 2, wide / 2))
    top, bottom = int((sea - tall * 1.5) * canvas.h), int((sea + .004) * canvas.h)
    px, y = canvas.x[:, left:right], canvas.y[top:bottom]
    u = (px[0] - x) / wide * 2
    rough = canvas.crags(.22 * wide / .5, 8, .45)[left:right]
    profile = np.clip(1 - np.abs(u) ** 2.2, 0, 1) ** .55 * (.62 + .42 * np.clip(rough, -.5, 1)) * (1 + .25 * np.sin(u * 2.2 + 1))
    edge = sea - tall * np.clip(profile, 0, None)
    # Facets: each pixel belongs to the nearest of some points and takes its tilt.
    shape = (bottom - top, right - left)
    warp = canvas.noise(.08, 6, .5, shape=shape) * .011
    best, tone = np.full(shape, 9, np.float32), np.zeros(shape, np.float32)
    for _ in range(70):
        fx, fy = x + canvas.rng.uniform(-.55, .55) * wide, sea - canvas.rng.random() * tall
        d = np.abs(px + warp - fx) * 1.25 + np.abs(y + warp * .8 - fy) * .75
        shade = canvas.rng.uniform(.25, .95) + .12 * np.sign(x - fx)
        tone = np.where(d < best, shade + (y - fy) * -1.2, tone)
        best = np.minimum(best, d)
    tone = (blur(tone, 3) + .10 * canvas.noise(.03, 7, .65, shape=shape)
            + .06 * canvas.noise(.3, 6, .6, stretch=.15, shape=shape))
    ice = ramp(np.clip(tone, 0, 1), [(0, "#2f7fa6"), (.3, "#6fb4cf"), (.55, "#b9dbe6"), (.8, "#f2f3f1"), (1, "#fff3e8")])
    ice = blend(ice, "#5fd0d6", np.exp(-np.maximum(sea - y, 0) / .016) * .8 + 0 * px)
    ice = blend(ice, "#ecd9d8", haze)
    mask = smooth(-.001, .001, y - edge) * smooth(sea + .001, sea - .001, y)
    part = canvas.image[top:bottom, left:right]
    part += (ice - part) * mask[..., None]


def floe(canvas, x, y, size):
    """A flat piece of drift ice: top, bright rim and turquoise under water."""
    points, rng = [], canvas.rng
    for angle in np.linspace(0, 2 * np.pi, 15)[:-1]:
        reach = size * rng.uniform(.72, 1.12)
        points.append((x + np.cos(angle) * reach, y + np.sin(angle) * reach * .24))
    under = canvas.drawn(lambda pen: pen.polygon([(px * 1.02 - x * .02, py + size * .17) for px, py in points]))
    side = canvas.drawn(lambda pen: [pen.polygon([(px, py + size * d) for px, py in points]) for d in np.linspace(0, .07, 6)])
    top = canvas.drawn(lambda pen: pen.polygon(points))
    canvas.paint("#2fa7b6", blur(under, size * 90) * .7)
    canvas.paint("#8cc7d8", side)
    canvas.paint(blend("#f7efe9", "#cfe3ea", np.clip(.4 + .6 * canvas.noise(.03, 4), 0, 1)), top)


@picture("reef-light", "Reef Light",
         "Sunbeams slant through clear blue water onto a coral reef, with a school "
         "of small fish passing.")
def reef(canvas):
    canvas.sky([(0, "#9fe6ea"), (.12, "#4fbfd8"), (.4, "#1b7fb5"), (.75, "#0d4a80"), (1, "#08284f")])
    sun = .42
    surface = wrap(tile_noise(canvas.rng, 1.3, 3, 200), canvas.x * .25 / (canvas.y + .04) * .3, .08 / (canvas.y + .04))
    canvas.light("#e8ffff", smooth(.4, 2.2, surface) * np.exp(-canvas.y / .07) * .9)
    canvas.glow(sun, -.05, .22, "#eaffff", 1.6, 1.5)
    angle = (canvas.x - sun) / (canvas.y + .35)
    shafts = np.interp(angle, np.linspace(-3, 3, canvas.w), canvas.line(.045, 6, .62) + .6 * canvas.line(.2, 3)).astype(np.float32)
    rays = smooth(.05, 1.0, shafts) * np.exp(-np.abs(angle) / .75) * np.exp(-canvas.y / .55)
    canvas.light("#bff5ff", blur(rays, 3) * .85)
    for i in range(4):
        t = i / 3
        edge = .70 + .23 * t - .10 * np.abs(canvas.x[0] - .66) ** 1.3 * (1 + t) - canvas.line(.3, 7, .5) * .045
        water = ramp(np.array(t), [(0, "#1a75a8"), (.5, "#0e4f7c"), (1, "#072848")])
        bumps = canvas.noise(.07, 7, .62)
        relief = np.clip(.5 + 1.6 * (bumps - shifted(bumps, -12, 0)), 0, 1.2)
        net = np.abs(canvas.noise(.05, 3, .5, stretch=1.6))
        caustic = smooth(.14, .0, net) * .22 * np.exp(-np.maximum(canvas.y - edge, 0) / .10)
        rock = blend(water, blend("#3d7f96", "#5e6a78", t), relief * .55)
        canvas.paint(rock, canvas.below(edge))
        canvas.light("#b9f4ff", canvas.below(edge) * caustic * (1 - .3 * t))
        hues = ["#d8607a", "#e88a4e", "#b06fc0", "#e6bf62", "#5fb3a6", "#d34f5d"]
        for _ in range(int(20 + 5 * t)):
            x = canvas.rng.uniform(-.02, canvas.aspect)
            y = edge[int(np.clip(x * canvas.h, 0, canvas.w - 1))] + canvas.rng.uniform(.0, .05 + .08 * t)
            colour = blend(canvas.rng.choice(hues), water, .84 - .42 * t)
            coral(canvas, x, y, (.035 + .075 * t) * canvas.rng.uniform(.6, 1.2), colour)
    school(canvas)
    canvas.light("#bff5ff", blur(rays, 8) * .16)
    return {"bloom": .3, "contrast": .2}


def coral(canvas, x, y, s, colour):
    """A fan, a brain or a clump of tubes, drawn in a window of the canvas."""
    rng, kind = canvas.rng, canvas.rng.integers(3)
    if kind == 0:
        twigs = branches(rng, x, y, rng.normal(0, .15), s * .30, s * .075, 5, .14)
        mask = canvas.drawn(lambda pen: [pen.stroke(p, w) for p, w in twigs])
    elif kind == 1:
        for _ in range(4):
            lump(canvas, x + rng.normal(0, .3) * s, y - rng.random() * s * .2, s * rng.uniform(.2, .36), colour)
        return
    else:
        mask = canvas.drawn(lambda pen: [(pen.stroke([(x + d * s, y), (x + d * s * 1.5, y - s * h)], s * .13), pen.ellipse(x + d * s * 1.5, y - s * h, s * .075))
                                         for d, h in zip(rng.uniform(-.3, .3, 7), rng.uniform(.3, .9, 7))])
    x0, x1 = (int(np.clip((x + d) * canvas.h, 0, canvas.w)) for d in (-1.4 * s, 1.4 * s))
    y0, y1 = (int(np.clip((y + d) * canvas.h, 0, canvas.h)) for d in (-1.8 * s, .4 * s))
    if x1 <= x0 or y1 <= y0:
        return
    mask = mask[y0:y1, x0:x1]
    light = np.clip(1.15 - .45 * (canvas.y[y0:y1] - y + s) / s, .35, 1.2)
    soft = blur(mask, s * 60)
    rounded = 1 + 1.4 * (soft - shifted(soft, 3 + int(s * 40), 2 + int(s * 30)))  # light from the upper left
    part = canvas.image[y0:y1, x0:x1]
    part += (np.clip(rgb(colour) * (light * rounded)[..., None], 0, 1) - part) * mask[..., None]


def lump(canvas, x, y, r, colour):
    """A brain coral: a furrowed half ball."""
    x0, x1 = (int(np.clip((x + d) * canvas.h, 0, canvas.w)) for d in (-1.3 * r, 1.3 * r))
    y0, y1 = (int(np.clip((y + d) * canvas.h, 0, canvas.h)) for d in (-1.2 * r, 1.2 * r))
    if x1 <= x0 or y1 <= y0:
        return
    u, v = (canvas.x[:, x0:x1] - x) / r / 1.15, (canvas.y[y0:y1] - y) / r
    d = np.hypot(u, v)
    bulge = np.arcsin(np.clip(d, 0, 1)) / np.maximum(d, .01)
    maze = np.sin(u * bulge * 9 + 2.4 * np.sin(v * bulge * 6 + x * 50) + y * 80) * np.cos(v * bulge * 7 + 2 * np.sin(u * bulge * 5))
    light = np.clip(.92 - .55 * v - .22 * u - .35 * d ** 4 - .16 * smooth(.0, .5, np.abs(maze) * -1 + .35), .12, 1.5)
    mask = smooth(1.02, .97, d)[..., None]
    part = canvas.image[y0:y1, x0:x1]
    part += (np.clip(rgb(colour) * light[..., None], 0, 1) - part) * mask


def school(canvas):
    rng = canvas.rng
    for _ in range(85):
        t = rng.normal(0, .22)
        x, y = .80 + t, .38 - t * .22 + rng.normal(0, .045) * (1 - abs(t))
        s, tilt = rng.uniform(.008, .015), rng.normal(.2, .12)
        fish = [(-1, 0), (-.5, -.32), (.2, -.36), (.8, -.12), (1.35, -.42), (1.2, 0), (1.35, .42), (.8, .12), (.2, .34), (-.5, .3)]
        body = [(x + s * (a * np.cos(tilt) - b * np.sin(tilt)), y - s * (a * np.sin(tilt) - b * np.cos(tilt))) for a, b in fish]
        x0, x1, y0, y1 = (int((x - 2 * s) * canvas.h), int((x + 2 * s) * canvas.h), int((y - 2 * s) * canvas.h), int((y + 2 * s) * canvas.h))
        if x0 < 0 or x1 >= canvas.w or y0 < 0:
            continue
        sheet = Image.new("L", (x1 - x0, y1 - y0))
        Pen(sheet, canvas.h).polygon([(px - x0 / canvas.h, py - y0 / canvas.h) for px, py in body])
        mask = np.asarray(sheet, np.float32)[..., None] / 255
        back = smooth(y - s * .3, y + s * .35, canvas.y[y0:y1])[..., None]
        colour = rgb("#ffd25e") * (1 - back) + rgb("#e07f3a") * back
        canvas.image[y0:y1, x0:x1] += (colour - canvas.image[y0:y1, x0:x1]) * mask * .92


@picture("forest-waterfall", "Forest Waterfall",
         "A tall white waterfall drops between dark mossy cliffs into a misty green pool.", (900, 1200))
def waterfall(canvas):
    canvas.sky([(0, "#dbe6cf"), (.2, "#b9cfb4"), (.5, "#6f9587"), (1, "#1f3d3b")])
    for i in range(3):  # trees on the far rim
        t = i / 2
        canvas.paint(blend("#a9c2aa", "#4c7265", t), canvas.drawn(lambda pen: [conifer(
            pen, canvas.rng, x, .20 + .03 * t + abs(x - .38) * -.1, canvas.rng.uniform(.07, .15)) for x in canvas.rng.uniform(0, .75, 22)]))
    lip, pool, centre = .20, .80, .385
    rock = canvas.noise(.16, 9, .6, stretch=.8)
    columns = canvas.noise(.30, 7, .6, stretch=.22)
    relief = rock - shifted(rock, -10, -16)
    tone = .36 + 1.25 * relief + .22 * columns
    moss = smooth(.05, .55, canvas.noise(.12, 7, .6) + relief * 1.6)
    cliff = ramp(np.clip(tone, 0, 1), [(0, "#0c1716"), (.4, "#28382f"), (.75, "#5d6a56"), (1, "#a9ad8d")])
    cliff = blend(cliff, ramp(np.clip(tone + .1, 0, 1), [(0, "#10240f"), (.5, "#3f6a25"), (1, "#a8c255")]), moss * .8)
    rim = lip + .02 * canvas.line(.12, 7) - .10 * smooth(.10, .36, np.abs(canvas.x[0] - centre))
    distance = np.abs(canvas.x - centre)
    cliff *= (.62 + .55 * np.exp(-distance / .16))[..., None]
    canvas.paint(cliff, canvas.below(rim))
    canvas.paint("#cfdfd0", canvas.below(rim) * np.exp(-distance / .15) * smooth(.35, .85, canvas.y) * .55)
    fall = np.clip((canvas.y - lip) / (pool - lip), 0, 1)
    bend = centre + .012 * np.sin(fall * 3) + .006 * canvas.noise(.3, 3, shape=(canvas.h, 4))[:, :1]
    half = .045 + .040 * fall ** .7
    u = (canvas.x - bend) / half
    strands = canvas.noise(.5, 8, .68, stretch=.025) + .5 * canvas.noise(.12, 6, .6, stretch=.12)
    veil = smooth(1.15, .55, np.abs(u) + .38 * strands) * smooth(lip - .004, lip + .006, canvas.y) * smooth(pool + .03, pool - .04, canvas.y)
    white = ramp(np.clip(.72 + .30 * strands - .12 * np.abs(u), 0, 1), [(0, "#5f8a8c"), (.4, "#a8c6c4"), (.75, "#e6f0ea"), (1, "#ffffff")])
    canvas.paint(white, veil * .97)
    for x, y0, y1, wide in ((.29, .33, .80, .007), (.49, .40, .80, .010), (.515, .45, .80, .005)):
        thin = np.exp(-((canvas.x - x - .004 * np.sin(canvas.y * 30)) / wide) ** 2) * smooth(y0, y0 + .02, canvas.y) * smooth(y1, y1 - .02, canvas.y)
        canvas.paint("#dfeae4", thin * np.clip(.6 + .5 * strands, 0, 1) * .8)
    swell = canvas.waves(pool, .8, 2.5, 1.2, 300)
    canvas.reflect(pool, .07, "#1f4a43", .5, swell)
    canvas.shade(1 + .16 * swell * smooth(pool, pool + .03, canvas.y))
    rings = np.exp(-canvas.distance(centre, pool + .005, 3) / .035)
    canvas.paint("#f4faf5", np.clip(rings * (.8 + .35 * canvas.noise(.05, 6, stretch=2)), 0, .95))
    mist = np.exp(-canvas.distance(centre, pool - .05, 1.5) / .12) * np.clip(.8 + .45 * canvas.noise(.2, 6), 0, 1.4)
    canvas.paint("#e8f1e9", np.clip(mist * .85, 0, .92))
    for x, y, s in ((.06, .93, .13), (.20, .985, .09), (.66, .95, .14), (.52, .99, .07), (.735, .86, .06), (.02, .84, .06)):
        boulder(canvas, x, y, s)
    ferns(canvas)
    canvas.glow(.40, .05, .3, "#fffbe0", .6)
    return {"bloom": .25, "contrast": .22, "vignette": .35}


def boulder(canvas, x, y, s):
    angle = np.arctan2(canvas.y - y, canvas.x - x)
    bumps = canvas.noise(.06, 7, .6)
    d = canvas.distance(x, y, 1.35) / (s * .55 * (1 + .10 * np.sin(angle * 3 + x * 20) + .05 * np.sin(angle * 7)))
    lit = np.clip(.55 - .55 * (canvas.y - y) / (s * .5) + .5 * bumps, 0, 1)
    moss = smooth(.35, .75, lit + .2 * bumps)
    canvas.paint(blend(blend("#0a1312", "#36433b", lit), "#41591f", moss * .6), smooth(1.01, .985, d))


def ferns(canvas):
    def fronds(pen):
        for side, x0 in ((1, -.02), (-1, .77)):
            for _ in range(15):
                x, y, angle = x0, canvas.rng.uniform(.03, .42), canvas.rng.normal(1.7, .4)
                length = canvas.rng.uniform(.08, .20)
                for k in range(26):
                    t = k / 25
                    angle += .03
                    x, y = x + side * np.sin(angle) * length / 25, y - np.cos(angle) * length / 25
                    leaf = .030 * np.sin(np.pi * min(1, t * .9 + .1)) + .003
                    for turn in (-1, 1):
                        tip = angle + turn * 1.05
                        pen.polygon([(x - .0025, y), (x + .0025, y), (x + side * np.sin(tip) * leaf, y - np.cos(tip) * leaf)])
    mask = canvas.drawn(fronds)
    canvas.paint("#14301c", blur(mask, 3) * .95)
