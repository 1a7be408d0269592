"""Skies worth staying up for."""
import numpy as np

from .brush import blend, blur, picture, ramp, rgb, shifted, smooth
from .plants import branches, forest


def at(edge, canvas):
    """A line of heights as a function of x."""
    return lambda x: edge[int(np.clip(x * canvas.h, 0, canvas.w - 1))]


@picture("aurora-lake", "Aurora Lake",
         "Green and violet curtains of northern lights hang over snowy mountains and "
         "are mirrored in a still lake.")
def aurora_lake(canvas):
    shore = .66
    canvas.sky([(0, "#050b1f"), (.35, "#0a1d35"), (.66, "#1b4454"), (1, "#1b4454")])
    canvas.stars(2200, shore, .9)
    for top, bottom, reach, power in (("#6a3fb4", "#3dffa0", .34, 1.0), ("#8a3fa8", "#54f7b0", .25, .8),
                                      ("#3a5fc4", "#2fe6a8", .20, .55)):
        base = .40 + canvas.line(.9, 3, .4) * .16 + canvas.rng.uniform(-.07, .07) - .10 * (canvas.x[0] - .6)
        rays = np.clip(.62 + .5 * canvas.line(.05, 5, .6) + .35 * canvas.line(.4, 2), .05, 1.6)
        up = base - canvas.y
        # The rays lean a little, as they would in perspective.
        lean = np.clip((canvas.x + up * (canvas.x - .66) * .35) * canvas.h, 0, canvas.w - 1).astype(np.int32)
        ray, rise = rays[lean], (base[lean] - canvas.y)
        body = np.where(rise > 0, np.exp(-rise / (reach * (.35 + .65 * ray))), np.exp(rise / .012)) * ray
        canvas.light(blend(bottom, top, smooth(.02, reach * 1.1, rise)), blur(body, 3) * power * 1.15)
        canvas.light(bottom, blur(body[::4, ::4], 26).repeat(4, 0).repeat(4, 1) * .32 * power)
    for i, (base, height) in enumerate(((.60, .20), (.645, .11))):
        edge = base - np.maximum(canvas.crags(.38 - .1 * i, 9, .52), -.3) * height
        snow = canvas.noise(.07, 7, .65, stretch=.7)
        lit = smooth(-.1, .55, snow + (.06 - (canvas.y - edge)) * 9)
        canvas.paint(blend("#0b1a28" if i else "#10283a", "#6fa9a8" if not i else "#3f7a80", lit * .75), canvas.below(edge))
    edge = .655 - np.abs(canvas.line(.4, 6)) * .012
    canvas.paint("#04100f", canvas.drawn(lambda pen: forest(pen, canvas.rng, at(edge, canvas), canvas.aspect, 330, .045)))
    canvas.paint("#04100f", canvas.below(edge))
    swell = canvas.waves(shore, 1.2, 4)
    canvas.reflect(shore, .014, "#041018", .5, swell)
    rocks(canvas, .955, .03, "#02070b")
    return {"bloom": .3, "contrast": .18}


def rocks(canvas, base, height, colour):
    edge = base - np.maximum(canvas.crags(.16, 8, .5), -.6) * height - canvas.line(.9, 2) * height
    canvas.paint(colour, canvas.below(edge))


@picture("desert-milky-way", "Desert Milky Way",
         "The Milky Way rises like a column of light from a desert with dark table "
         "mountains and a small glowing tent.")
def desert_milky_way(canvas):
    canvas.sky([(0, "#070a18"), (.45, "#0e1830"), (.7, "#243352"), (.82, "#6a5258"), (.88, "#b57c58"), (1, "#b57c58")])
    tilt = (canvas.x - .78) + (canvas.y - .5) * .62
    cloud = canvas.noise(.22, 8, .6)
    width = .13 + .05 * np.sin(canvas.y * 4)
    band = np.exp(-((tilt + cloud * .05) / width) ** 2)
    dust = smooth(.0, .9, canvas.noise(.16, 8, .6) + 1.15 * np.exp(-((tilt - .02 + cloud * .07) / .038) ** 2) - .35)
    colour = blend("#7f93d8", "#f2c9a8", np.exp(-(tilt / .07) ** 2) * smooth(.1, .7, canvas.y))
    canvas.light(colour, band * np.clip(.75 + .7 * cloud, .05, 2) * .62)
    canvas.light("#d06a9a", smooth(.55, 1.3, canvas.noise(.08, 6)) * band * .5)
    canvas.shade(1 - .66 * dust * band)
    canvas.stars(5200, .86, .8)
    canvas.stars(9000, .86, .9, np.clip(band * (1 - .75 * dust), 0, 1))
    haze = np.exp(-np.maximum(.88 - canvas.y, 0) / .07)
    canvas.light("#d98a56", haze * .32 + 0 * canvas.x)
    mesa = .85 - .11 * np.clip(smooth(-.02, .05, canvas.line(.45, 6, .4) - .12) + .12 * canvas.line(.12, 6), 0, 2)
    canvas.paint(blend("#2b2236", "#6b4a4c", smooth(.76, .87, canvas.y) + 0 * canvas.x), canvas.below(mesa))
    near = .872 + canvas.line(.5, 7, .5) * .012
    sand = canvas.noise(.04, 7, .7, stretch=5)
    canvas.paint(blend("#17121d", "#33262b", np.clip(.35 + .4 * sand + 2 * (.9 - canvas.y), 0, 1)), canvas.below(near))
    x, y, s = .40, .905, .036
    canvas.light("#ff9a40", np.exp(-canvas.distance(x, y, 2.2) / .045) * canvas.below(near) * .7)
    canvas.glow(x, y - s * .4, .05, "#ff9a48", .55)
    canvas.paint("#3a1c12", canvas.drawn(lambda pen: pen.polygon(
        [(x, y - s), (x + s * 1.45, y), (x + s * .5, y + .006), (x - s * 1.1, y)])))
    warm = np.exp(-canvas.distance(x + .004, y - .006) / .026)
    canvas.light("#ffb04c", canvas.drawn(lambda pen: pen.polygon(
        [(x, y - s * .96), (x + s * .5, y + .004), (x - s * 1.04, y)])) * warm * 3.6)
    canvas.light("#ff8a38", canvas.drawn(lambda pen: pen.polygon(
        [(x, y - s * .96), (x + s * 1.4, y), (x + s * .54, y + .004)])) * warm * 1.5)
    return {"bloom": .25, "contrast": .22}


@picture("star-trails", "Star Trails",
         "Stars draw concentric circles around the pole of the sky above a bare old tree on a hill.")
def star_trails(canvas):
    canvas.sky([(0, "#060d24"), (.5, "#10274c"), (.8, "#2d5878"), (.95, "#7f9a9a"), (1, "#7f9a9a")])
    pole_x, pole_y = .52, .40
    sharp = canvas.rng
    total = np.zeros((canvas.h, canvas.w, 3), np.float32)
    for tint, count in (("#a9c8ff", 420), ("#ffffff", 330), ("#ffd9ac", 260), ("#ff9f86", 60)):
        def arcs(pen):
            for _ in range(count):
                radius = np.sqrt(sharp.random()) * 1.25 + .008
                start, length = sharp.uniform(0, 360), sharp.uniform(34, 42)
                bright = int(255 * min(1, .10 + .16 * sharp.pareto(1.8)))
                box = [(pole_x - radius) * canvas.h, (pole_y - radius) * canvas.h,
                       (pole_x + radius) * canvas.h, (pole_y + radius) * canvas.h]
                pen.draw.arc(box, start, start + length, fill=bright, width=2 if bright < 150 else 3)
        total += canvas.drawn(arcs)[..., None] * rgb(tint)
    fade = smooth(1.0, .7, canvas.y)[..., None]
    canvas.image += (1 - canvas.image) * np.clip((total * .85 + blur(total, 4) * .8) * fade, 0, 1)
    canvas.light("#e8c79a", np.exp(-np.maximum(.9 - canvas.y, 0) / .1) * .35 + 0 * canvas.x)
    far = .86 - canvas.line(.5, 7, .45) * .03
    canvas.paint(blend("#24394c", "#5c7480", smooth(.8, .9, canvas.y) + 0 * canvas.x), canvas.below(far))
    hill = .90 - .06 * np.exp(-((canvas.x[0] - .93) / .38) ** 2) + canvas.line(.3, 7, .5) * .006
    twigs = branches(np.random.default_rng(6), .95, .86, -.06, .115, .021, 8, .16)
    canvas.paint("#050a13", canvas.drawn(lambda pen: [pen.stroke(points, width) for points, width in twigs]))

    def grass(pen):
        for x in canvas.rng.uniform(0, canvas.aspect, 2600):
            y = at(hill, canvas)(x) + .004
            pen.stroke([(x, y), (x + canvas.rng.normal(0, .004), y - canvas.rng.uniform(.003, .015))], .0008)
    canvas.paint("#050a13", np.maximum(canvas.below(hill), canvas.drawn(grass)))
    return {"bloom": .2, "vignette": .3}


@picture("moonrise-at-sea", "Moonrise at Sea",
         "A large full moon rises through thin clouds and lays a glittering path across a calm dark sea.")
def moonrise(canvas):
    sea, x, y, r = .62, .68, .40, .15
    canvas.sky([(0, "#0d1430"), (.3, "#26305a"), (.5, "#67527c"), (.62, "#b67c86"), (1, "#b67c86")])
    canvas.stars(500, .4, .5)
    canvas.glow(x, y, .2, "#ffcf9a", .75)
    u, v = (canvas.x - x) / r, (canvas.y - y) / r
    seas = canvas.noise(.14, 7, .55)
    tone = .90 + .05 * canvas.noise(.03, 6, .7) - .26 * smooth(-.15, .75, seas) - .12 * np.clip(u * u + v * v, 0, 1) ** 3
    for _ in range(26):
        cx, cy, cr = canvas.rng.uniform(-.8, .8), canvas.rng.uniform(-.8, .8), canvas.rng.pareto(2.8) * .018 + .012
        d = np.hypot(u - cx, v - cy) / cr
        tone += .035 * np.exp(-((d - 1.1) / .5) ** 2) - .03 * smooth(1.1, .6, d)
    moon = ramp(np.clip(tone, 0, 1), [(0, "#7d5b55"), (.6, "#d6a888"), (1, "#fff0d2")])
    canvas.paint(moon, canvas.disc(x, y, r))
    bands = smooth(.0, .9, canvas.noise(.05, 7, .58, stretch=9)) * np.exp(-((canvas.y - .47) / .085) ** 2)
    canvas.paint(blend("#4a3f68", "#e0a48e", np.exp(-canvas.distance(x, y) / .22)), bands * .85)
    swell = canvas.waves(sea, 1, 3.2, 1.05, 420)
    down = np.maximum(canvas.y - sea, 0)
    canvas.paint(ramp(sea + down * 1 + 0 * canvas.x, [(sea, "#a8707e"), (.68, "#4b4770"), (.82, "#1e274d"), (1, "#0d1430")]),
                 canvas.below(np.full(canvas.w, sea, np.float32), .002))
    canvas.shade(1 + .16 * swell * smooth(0, .02, down))
    spread = .075 + .33 * down
    path = np.exp(-((canvas.x - x + swell * .012) / spread) ** 2)
    canvas.light("#ffd6a4", path * smooth(.75 - .85 * path, 1.9, swell) * smooth(0, .004, down) * 1.9)
    canvas.light("#ffcaa0", path * np.exp(-down / .05) * smooth(0, .003, down) * .55)
    sail(canvas, .34, sea + .012, .055)
    return {"bloom": .3, "contrast": .2}


def sail(canvas, x, y, s):
    """A small sailing boat far out."""
    canvas.paint("#171b38", canvas.drawn(lambda pen: (
        pen.polygon([(x - s * .5, y - s * .14), (x + s * .55, y - s * .16), (x + s * .4, y), (x - s * .4, y)]),
        pen.polygon([(x, y - s * 1.4), (x + s * .48, y - s * .22), (x, y - s * .2)]),
        pen.polygon([(x - s * .03, y - s * 1.25), (x - s * .03, y - s * .2), (x - s * .42, y - s * .2)]))))


@picture("summer-storm", "Summer Storm",
         "Forked lightning strikes from a heavy blue-grey storm cloud onto a wide "
         "plain with one small farmhouse.")
def summer_storm(canvas):
    plain = .80
    canvas.sky([(0, "#141a2b"), (.3, "#2b3450"), (.55, "#5d6480"), (.72, "#c59a7e"), (.8, "#f0c78a"), (1, "#f0c78a")])
    heap = canvas.noise(.30, 9, .56, stretch=1.9)
    under = canvas.noise(.16, 7, .58, stretch=3)
    relief = heap - shifted(heap, -30, -18)
    ceiling = .49 + .09 * np.cos((canvas.x - .62) * 2.6) + heap * .045
    cover = smooth(.03, -.05, canvas.y - ceiling - under * .045)
    tone = np.clip(.36 + 1.15 * relief + .20 * under + .30 * (canvas.y - .15), 0, 1)
    cloud = ramp(tone, [(0, "#0b1020"), (.35, "#262f48"), (.65, "#56607d"), (1, "#a9a4ac")])
    canvas.paint(cloud, cover * .97)
    shelf = np.exp(-((canvas.y - ceiling + .01) / .022) ** 2)
    canvas.paint("#12182b", shelf * .55)
    for x, wide, dark in ((.25, .15, .6), (1.12, .22, .75)):
        streaks = .8 + .3 * canvas.noise(.6, 7, .6, stretch=.03)
        rain = np.exp(-((canvas.x - x - (canvas.y - .6) * .18) / wide) ** 2) * smooth(.46, .6, canvas.y) * streaks
        canvas.paint("#39425c", np.clip(rain * dark, 0, 1))
    strikes = []
    fork(np.random.default_rng(21), .66, .45, .60, plain + .004, .0034, 0, strikes)
    fork(np.random.default_rng(9), .93, .47, 1.02, plain + .002, .0018, 1, strikes)
    bolt = canvas.drawn(lambda pen: [pen.stroke(points, width) for points, width in strikes])
    canvas.glow(.65, .45, .17, "#b7b4ff", 1.0, 1.5)
    canvas.light("#8f8cff", blur(bolt, 42) * 5)
    canvas.light("#b9b4ff", blur(bolt, 9) * 2.2)
    canvas.light("#ffffff", bolt * 5)
    trees = plain - np.maximum(canvas.line(.16, 7, .55), -.2) * .011 - .003
    canvas.paint("#1c2130", canvas.below(trees))
    ground = canvas.below(np.full(canvas.w, plain + .006, np.float32))
    depth = .05 / np.maximum(canvas.y - plain + .02, .01)
    strips = canvas.noise(.02, 6, .7, stretch=14)
    canvas.paint(blend("#2a2a24", "#a88a4c", np.clip(.25 + .5 * strips + .5 * depth / 2.5, 0, 1)), ground)
    canvas.shade(1 - ground * smooth(.85, 1.02, canvas.y) * .55)
    canvas.light("#c9c2ff", ground * np.exp(-canvas.distance(.60, plain, 3.2) / .05) * .55)
    x, y = .295, plain + .012
    canvas.paint("#10131d", canvas.drawn(lambda pen: (
        pen.box(x, y - .022, x + .05, y), pen.polygon([(x - .004, y - .021), (x + .012, y - .040), (x + .040, y - .040), (x + .054, y - .021)]),
        pen.box(x + .034, y - .047, x + .039, y - .03), pen.box(x + .062, y - .05, x + .066, y),
        pen.ellipse(x + .075, y - .028, .022, .024), pen.ellipse(x - .02, y - .016, .014, .016))))
    canvas.light("#ffc35a", canvas.drawn(lambda pen: (pen.box(x + .010, y - .015, x + .016, y - .007),
                                                      pen.box(x + .024, y - .015, x + .030, y - .007))) * 3)
    canvas.glow(x + .02, y - .011, .012, "#ffb450", .5)
    return {"bloom": .3, "contrast": .28}


def fork(rng, x0, y0, x1, y1, width, level, found):
    """Lightning: a line broken ever finer, which branches now and then."""
    points = np.array([[x0, y0], [x1, y1]])
    rough = .17 * np.hypot(x1 - x0, y1 - y0)
    for _ in range(7):
        middle = (points[:-1] + points[1:]) / 2 + rng.normal(0, 1, (len(points) - 1, 2)) * [rough, rough * .35]
        joined = np.empty((len(points) * 2 - 1, 2))
        joined[::2], joined[1::2] = points, middle
        points, rough = joined, rough * .52
    found.append(([tuple(p) for p in points], width))
    if level < 3:
        for _ in range(4 if level == 0 else 2):
            start = points[rng.integers(len(points) // 8, len(points) * 3 // 4)]
            reach = (y1 - start[1]) * rng.uniform(.25, .6)
            fork(rng, start[0], start[1], start[0] + rng.choice((-1, 1)) * reach * rng.uniform(.35, 1.1),
                 start[1] + reach, width * .5, level + 1, found)


@picture("totality", "Totality",
         "The black disc of the moon covers the sun; the white corona streams out "
         "around it above a dark ocean with an orange horizon.")
def totality(canvas):
    sea, x, y, r = .86, .667, .36, .115
    canvas.sky([(0, "#0a0f1e"), (.4, "#141d33"), (.68, "#31405a"), (.8, "#a5735a"), (.86, "#f2a860"), (1, "#f2a860")])
    canvas.stars(160, .6, .9)
    d = canvas.distance(x, y) / r
    angle = np.arctan2(canvas.y - y, canvas.x - x)
    turns = np.linspace(-np.pi, np.pi, 2049)[:-1]

    def around(lowest, highest, slope):
        waves = np.arange(lowest, highest)
        phase, size = canvas.rng.uniform(0, 2 * np.pi, len(waves)), canvas.rng.standard_normal(len(waves)) * waves ** -slope
        total = (np.cos(turns[:, None] * waves + phase) * size).sum(1)
        return total / total.std()
    broad, fine = around(1, 7, .6), around(9, 150, .75)
    look = lambda table: np.interp(angle, turns, table, period=2 * np.pi).astype(np.float32)
    reach = .52 + .13 * look(broad) + .30 * np.cos(angle - .35) ** 2
    out = np.maximum(d - 1, 0)
    streamers = np.exp(-out / np.maximum(reach, .15)) * (1 + .20 * look(fine) * smooth(0, .6, out))
    canvas.light("#b9c9ee", streamers * .85)
    canvas.light("#fff6e6", np.exp(-out / .10) * 1.6)
    canvas.glow(x, y, .30, "#7f97c8", .35)
    for turn, size in ((2.2, .030), (2.45, .018), (-.4, .026), (-2.6, .014)):
        canvas.light("#ff4a68", np.exp(-(canvas.distance(x + np.cos(turn) * r, y + np.sin(turn) * r) / (size * r * 1.6)) ** 2) * 3)
    canvas.paint("#070a14", canvas.disc(x, y, r, .0012))
    bead_x, bead_y = x + np.cos(-.85) * r * 1.0, y + np.sin(-.85) * r * 1.0
    canvas.glow(bead_x, bead_y, .016, "#ffffff", 3.2)
    canvas.glow(bead_x, bead_y, .06, "#dfe6ff", .6)
    bands = smooth(.1, .9, canvas.noise(.05, 7, .58, stretch=10)) * np.exp(-((canvas.y - .78) / .05) ** 2)
    canvas.paint(blend("#2c3047", "#7a5450", smooth(.7, .84, canvas.y) + 0 * canvas.x), bands * .9)
    swell = canvas.waves(sea, .8, 3, 1.05, 420)
    canvas.reflect(sea, .05, "#0b1326", .75, swell, squeeze=2.4)
    return {"bloom": .25, "vignette": .25}
