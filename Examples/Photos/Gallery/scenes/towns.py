"""Places where people have left a light on."""
import numpy as np

from .brush import blend, blur, picture, ramp, rgb, shifted, smooth
from .plants import conifer, forest


@picture("blue-hour", "Blue Hour",
         "A city skyline just after sunset, thousands of lit windows in its towers and "
         "their reflections in a wide river.")
def blue_hour(canvas):
    river = .70
    canvas.sky([(0, "#10204a"), (.3, "#2b4a86"), (.52, "#7d7fae"), (.64, "#e0a08e"), (.72, "#ffce95"), (1, "#ffce95")])
    clouds = canvas.noise(.10, 7, .56, stretch=6)
    canvas.paint(blend("#f2a58c", "#33477f", smooth(.55, .25, canvas.y) + 0 * canvas.x),
                 smooth(.0, .8, clouds) * smooth(.7, .5, canvas.y) * .6)
    layers = 4
    for i in range(layers):
        t = i / (layers - 1)
        wall = ramp(np.array(t), [(0, "#8077a4"), (.4, "#4a5486"), (1, "#131c3c")])
        skyline(canvas, river, t, wall)
        haze = smooth(.30, 0, river - canvas.y) * smooth(river, river - .001, canvas.y)
        canvas.paint("#f0ad8e", (haze * .28 * (1 - t) + 0 * canvas.x))
    bank = np.full(canvas.w, river - .010, np.float32)
    canvas.paint("#0b1230", canvas.below(bank))
    lamps = canvas.drawn(lambda pen: [pen.ellipse(x, river - .011, .0021) for x in np.arange(.01, canvas.aspect, .0275)])
    canvas.light("#ffc978", lamps * 4 + blur(lamps, 12) * 2.2)
    swell = canvas.waves(river, 1, 3.6, 1.1, 400)
    canvas.reflect(river, .085, "#16264f", .42, swell)
    canvas.shade(1 + .10 * swell * smooth(river, river + .04, canvas.y))
    return {"bloom": .35, "contrast": .2}


def skyline(canvas, river, t, wall):
    """One row of towers, nearer ones with larger and clearer windows."""
    rng, x, towers = canvas.rng, -.03, []
    while x < canvas.aspect:
        wide = rng.uniform(.028, .065) * (.8 + .5 * t)
        middle = np.exp(-((x + wide / 2 - .72) / .36) ** 2)
        tall = (.06 + rng.beta(1.6, 2.6) * .40 * (.35 + middle)) * (1.05 - .50 * t)
        towers.append((x, river - tall, wide, rng.integers(5)))
        x += wide + rng.choice((0, .002, .008, .02)) * (1 + t)

    def outline(pen):
        for x, top, wide, kind in towers:
            pen.box(x, top, x + wide, river)
            middle = x + wide / 2
            if kind == 0:
                pen.box(x + wide * .2, top - .022, x + wide * .8, top)
                pen.stroke([(middle, top - .075), (middle, top)], .0022)
            elif kind == 1:
                pen.polygon([(x, top), (x + wide, top - wide * .6), (x + wide, top)])
            elif kind == 2:
                for k in (1, 2, 3):
                    pen.box(x + wide * .13 * k, top - .014 * k, x + wide * (1 - .13 * k), top)
                pen.polygon([(middle - .003, top - .04), (middle, top - .09), (middle + .003, top - .04)])
    mask = canvas.drawn(outline)
    shade = 1.12 - .25 * smooth(.2, .8, river - canvas.y) + .05 * canvas.noise(.06, 4)
    sides = canvas.drawn(lambda pen: [pen.box(x + w * .62, top, x + w, river, 255) for x, top, w, _ in towers])
    canvas.paint(np.clip(wall * (shade * (1 - .22 * sides))[..., None], 0, 1), mask)
    for tint, share in (("#ffd28a", .30), ("#fff1d2", .10), ("#bfe0ff", .04)):
        def windows(pen):
            for x, top, wide, _ in towers:
                floor, bay = .0092 * (.7 + .5 * t), .0062 * (.7 + .5 * t)
                busy = rng.uniform(.3, 1.5)
                for cy in np.arange(top + .008, river - .012, floor):
                    office = 2.6 if rng.random() < .10 else 1  # a whole floor is lit at times
                    for cx in np.arange(x + bay * .6, x + wide - bay, bay):
                        if rng.random() < share * busy * office:
                            pen.box(cx, cy, cx + bay * .56, cy + floor * .50, int(rng.integers(110, 255)))
        lit = canvas.drawn(windows)
        canvas.light(tint, (lit * 1.6 + blur(lit, 6) * .7) * (.22 + .78 * t))
    if t > .9:
        beacons = canvas.drawn(lambda pen: [pen.ellipse(x + w / 2, top - (.075 if kind == 0 else .09), .002)
                                            for x, top, w, kind in towers if kind in (0, 2)])
        canvas.light("#ff4a4a", beacons * 3 + blur(beacons, 8) * 3)


@picture("village-in-snow", "Village in Snow",
         "Snow falls on a small village with a church; warm light shines from the windows "
         "onto the snow at night.")
def village(canvas):
    canvas.sky([(0, "#111d3f"), (.3, "#2a3f70"), (.5, "#5d72a0"), (.62, "#93a3c2"), (1, "#93a3c2")])
    canvas.paint("#8496bd", smooth(-.1, 1, canvas.noise(.25, 6, .55, stretch=2.5)) * .35)
    for i in range(3):
        t = i / 2
        edge = .44 + .09 * t - canvas.line(.55 - .1 * i, 6, .42) * (.07 - .02 * i)
        trees = canvas.drawn(lambda pen: forest(pen, canvas.rng, lambda x: edge[int(np.clip(x * canvas.h, 0, canvas.w - 1))],
                                                canvas.aspect, 260 - 50 * i, .035 + .028 * i))
        canvas.paint(blend("#7688b2", "#33456f", t), trees)
        frost = canvas.noise(.02, 5, .7)
        canvas.paint(blend("#8da0c6", "#4f6490", t) * (1 + .10 * frost)[..., None], canvas.below(edge + .012))
    ground = .60 + canvas.line(.6, 4, .4) * .02
    drift = canvas.noise(.16, 6, .5, stretch=3.2)
    canvas.paint(ramp(np.clip(.55 + .38 * drift - .6 * (canvas.y - .6), 0, 1), [(0, "#2c3f70"), (.5, "#7388b8"), (1, "#bccae4")]), canvas.below(ground, .004))
    church(canvas, .735, .655)
    homes = [(.10, .64, .085), (.30, .625, .07), (.52, .665, .09), (.97, .645, .085), (1.17, .665, .095),
             (.19, .725, .11), (.42, .755, .115), (.84, .755, .12), (1.09, .775, .13)]
    for x, y, s in homes:
        cottage(canvas, x, y, s)
    path_x = .66 + .10 * np.sin((canvas.y - .6) * 9)
    path = np.exp(-((canvas.x - path_x) / (.012 + .16 * np.maximum(canvas.y - .66, 0))) ** 2) * smooth(.66, .70, canvas.y)
    canvas.paint("#40558a", path * .38)
    for x, y in ((.60, .72), (.78, .85)):
        canvas.paint("#141c36", canvas.drawn(lambda pen: pen.box(x - .0015, y - .10 * (y / .8) ** 3, x + .0015, y)))
        top = y - .10 * (y / .8) ** 3
        canvas.glow(x, top, .035, "#ffb45c", 1.2)
        canvas.light("#ffb45c", np.exp(-canvas.distance(x, y, 2.6) / .035) * .7 * canvas.below(ground))
        canvas.light("#fff1cc", canvas.disc(x, top, .006, .002) * 4)
    bank = .93 - .05 * np.sin(canvas.x[0] * 2.3 + .4) + canvas.line(.5, 4, .4) * .015
    canvas.paint(ramp(np.clip(.9 - (canvas.y - bank) * 7 + .25 * drift, 0, 1), [(0, "#1f2f5c"), (1, "#8fa3cf")]), canvas.below(bank, .003))
    for x, height in ((.03, .44), (.13, .30), (1.31, .52), (1.23, .28)):
        snowy_tree(canvas, x, .985, height)
    for count, size, soft, power in ((1500, .0012, 1, .6), (420, .0024, 3, .7), (70, .0058, 9, .55), (16, .012, 20, .4)):
        flakes = canvas.drawn(lambda pen: [pen.ellipse(x, y, size * canvas.rng.uniform(.6, 1.3)) for x, y in
                                           zip(canvas.rng.uniform(0, canvas.aspect, count), canvas.rng.uniform(0, 1, count))])
        canvas.light("#e9efff", blur(flakes, soft) * power * 1.7)
    return {"bloom": .3, "contrast": .18, "vignette": .25}


def cottage(canvas, x, y, s):
    wall, roof, gable = .42 * s, .50 * s, .42 * s
    canvas.shade(1 - .35 * np.exp(-canvas.distance(x + .5 * s, y, 3.4) / (.16 * s)) * (canvas.y > y - .1 * s))
    front = canvas.drawn(lambda pen: pen.polygon([(x, y), (x, y - wall), (x + gable / 2, y - wall - roof), (x + gable, y - wall), (x + gable, y)]))
    side = canvas.drawn(lambda pen: pen.box(x + gable, y - wall, x + s * 1.1, y))
    boards = 1 + .10 * np.sin(canvas.y * 2 * np.pi / (.045 * s))
    canvas.paint(rgb("#4a3540") * boards[..., None] + 0 * canvas.x[..., None], front)
    canvas.paint(rgb("#33283a") * boards[..., None] + 0 * canvas.x[..., None], side)
    snow = canvas.drawn(lambda pen: pen.polygon(
        [(x + gable / 2, y - wall - roof * 1.13), (x + s * 1.02, y - wall - roof * 1.13), (x + s * 1.2, y - wall * .93),
         (x + gable * 1.05, y - wall * .93)]))
    canvas.paint(blend("#dfe8f8", "#8fa3cc", smooth(y - wall - roof, y - wall * .9, canvas.y + .04 * canvas.noise(.05, 4))), snow)
    rim = canvas.drawn(lambda pen: pen.stroke([(x - .07 * s, y - wall * .86), (x + gable / 2, y - wall - roof * 1.07), (x + gable * 1.07, y - wall * .86)], .055 * s))
    canvas.paint("#e6edfa", rim)
    canvas.paint("#3b2d3a", canvas.drawn(lambda pen: pen.box(x + .74 * s, y - wall - roof * 1.42, x + .84 * s, y - wall - roof * 1.05)))
    canvas.paint("#eef3fc", canvas.drawn(lambda pen: pen.box(x + .73 * s, y - wall - roof * 1.48, x + .85 * s, y - wall - roof * 1.40)))
    panes = [(x + .10 * s, y - .30 * s), (x + .24 * s, y - .30 * s), (x + .17 * s, y - .58 * s), (x + .56 * s, y - .30 * s), (x + .82 * s, y - .30 * s)]
    lit = canvas.drawn(lambda pen: [pen.box(px, py, px + .095 * s, py + .13 * s) for px, py in panes])
    bars = canvas.drawn(lambda pen: [(pen.box(px + .044 * s, py, px + .052 * s, py + .13 * s), pen.box(px, py + .058 * s, px + .095 * s, py + .068 * s)) for px, py in panes])
    canvas.paint("#ffcb6b", lit)
    canvas.paint("#6b4028", bars)
    canvas.light("#ff9f3f", blur(lit, .16 * s * canvas.h) * 1.1)
    canvas.light("#ffa84e", np.exp(-canvas.distance(x + .5 * s, y + .05 * s, 3.5) / (.13 * s)) * .5 * (canvas.y > y))


def church(canvas, x, y):
    canvas.paint("#3d3a55", canvas.drawn(lambda pen: (pen.box(x - .022, y - .20, x + .022, y), pen.box(x + .02, y - .085, x + .13, y))))
    canvas.paint("#2c2a44", canvas.drawn(lambda pen: pen.box(x + .006, y - .20, x + .022, y)))
    canvas.paint("#cfdcf2", canvas.drawn(lambda pen: (
        pen.polygon([(x + .018, y - .082), (x + .03, y - .135), (x + .125, y - .135), (x + .138, y - .082)]),)))
    canvas.paint("#7588b4", canvas.drawn(lambda pen: pen.polygon([(x - .027, y - .198), (x, y - .335), (x + .027, y - .198)])))
    canvas.paint("#c9d6ef", canvas.drawn(lambda pen: pen.polygon([(x - .027, y - .198), (x, y - .335), (x - .004, y - .198)])))
    canvas.paint("#2a2d48", canvas.drawn(lambda pen: (pen.box(x - .0011, y - .36, x + .0011, y - .33), pen.box(x - .007, y - .353, x + .007, y - .350))))
    lit = canvas.drawn(lambda pen: [(pen.box(cx - .005, y - .058, cx + .005, y - .024), pen.ellipse(cx, y - .058, .005)) for cx in (x + .045, x + .07, x + .095)]
                       + [pen.ellipse(x - .006, y - .165, .008)])
    canvas.paint("#ffd27c", lit)
    canvas.light("#ffa94a", blur(lit, 14) * .9)


def snowy_tree(canvas, x, y, height):
    seed = int(canvas.rng.integers(1 << 30))
    dark = canvas.drawn(lambda pen: conifer(pen, np.random.default_rng(seed), x, y, height, .2))
    canvas.paint("#131d3b", dark)
    # Snow lies where the branch shape ends towards the sky.
    lift = int(.008 * canvas.h)
    top = np.clip(dark - shifted(dark, lift, 0), 0, 1)
    canvas.paint("#b9c8e8", blur(top, 2) * .9 * dark)
