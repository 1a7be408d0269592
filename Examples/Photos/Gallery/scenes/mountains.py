"""Mountains: mist, forests, fire and rock."""
import numpy as np

from .brush import blend, blur, picture, ramp, rgb, shifted, smooth
from .plants import forest


def misty_ridge(canvas, edge, colour, mist, depth, texture=.0, strength=1.0):
    """One layer of hills: `colour` at its crest, sinking into `mist` below."""
    below = canvas.below(edge)
    fog = smooth(0, depth, canvas.y - edge + canvas.noise(.25, 4, stretch=4) * depth * .35)
    shade = 1 + texture * canvas.noise(.12, 7, .62, stretch=.8)
    canvas.paint(blend(colour, mist, fog * strength) * shade[..., None] ** (1 - fog[..., None]), below)


@picture("alpine-dawn", "Alpine Dawn",
         "Seven ridges of mountains, one behind the other, fade into pink morning mist "
         "while the sun comes up behind the farthest.")
def alpine_dawn(canvas):
    canvas.sky([(0, "#35497c"), (.2, "#7c7fae"), (.36, "#e0a3a4"), (.47, "#ffd3a1"), (.6, "#ffe9c4"), (1, "#ffe9c4")])
    clouds = smooth(.05, .8, canvas.noise(.16, 6, .55, stretch=6)) * smooth(.42, .15, canvas.y)
    canvas.paint(blend("#ffb9a0", "#8d86b4", smooth(.3, .05, canvas.y) + 0 * canvas.x), clouds * .55)
    sun_x, sun_y = .9, .415
    canvas.glow(sun_x, sun_y, .28, "#ffb070", .9, stretch=1.5)
    canvas.glow(sun_x, sun_y, .07, "#ffe0a0", 1.2)
    canvas.light("#fff6dc", canvas.disc(sun_x, sun_y, .032, .004) * 4)
    layers = 7
    for i in range(layers):
        t = i / (layers - 1)
        edge = .5 + .44 * t ** 1.15 - canvas.crags(.42 - .12 * t) * (.15 - .05 * t) + canvas.line(.7, 2) * .05
        colour = ramp(np.array(t), [(0, "#c795a6"), (.35, "#86719a"), (.7, "#3f4674"), (1, "#12172e")])
        mist = ramp(np.array(t), [(0, "#ffdcb6"), (.5, "#e2b0ae"), (1, "#6d6a95")])
        if i >= 5:  # the nearest slopes carry a fringe of trees
            line = lambda x, edge=edge: edge[int(np.clip(x * canvas.h, 0, canvas.w - 1))]
            trees = canvas.drawn(lambda pen: forest(pen, canvas.rng, line, canvas.aspect, 420, .02 + .035 * (i - 5)))
            canvas.paint(colour, trees)
        misty_ridge(canvas, edge, colour, mist, .20, .10, .92)
        sunward = np.exp(-np.abs(canvas.x - sun_x) / .5) * smooth(.18, 0, canvas.y - edge)
        canvas.light("#ff9d5c", canvas.below(edge) * sunward * .38 * (1 - t))
    return {"contrast": .2}


@picture("northern-pines", "Northern Pines",
         "Tall spruces stand in cold grey-green fog, darker the nearer they are, "
         "with a pale sun behind them.", (900, 1200))
def northern_pines(canvas):
    canvas.sky([(0, "#93a5a5"), (.35, "#c9d2c8"), (.6, "#dfe0d0"), (1, "#c2ccc2")])
    canvas.glow(.47, .22, .16, "#fff3d0", .8)
    canvas.light("#fffbe8", canvas.disc(.47, .22, .03, .006) * 1.6)
    layers = 8
    for i in range(layers):
        t = i / (layers - 1)
        edge = .52 + .5 * t ** 1.2 + canvas.line(.5, 5) * .035 + (canvas.x[0] - .37) * (.16 if i % 2 else -.14)
        line = lambda x, edge=edge: edge[int(np.clip(x * canvas.h, 0, canvas.w - 1))]
        count = int(70 * (1 - t) ** 1.3) + 7
        trees = canvas.drawn(lambda pen: forest(pen, canvas.rng, line, canvas.aspect, count, .1 + .52 * t ** 1.25, .15))
        colour = ramp(np.array(t), [(0, "#b9c5bd"), (.4, "#7d938d"), (.75, "#3a524f"), (1, "#10201f")])
        shape = np.maximum(trees, canvas.below(edge, .004))
        rise = smooth(-.42 * t - .08, .06, canvas.y - edge)  # fog gathers at the feet
        wisps = np.clip(.5 + .5 * canvas.noise(.3, 5, stretch=2.5), 0, 1)
        thinning = np.clip(rise * (.55 + .45 * wisps), 0, 1) * (1 - .25 * t)
        canvas.paint(blend(colour, "#cfd7cc", thinning), shape)
        drift = smooth(.1, 1, canvas.noise(.35, 5, stretch=3)) * smooth(.25, .02, np.abs(canvas.y - edge))
        canvas.paint("#d5dbd0", drift * .35 * (1 - t))
    return {"vignette": .25, "contrast": .2}


@picture("island-volcano", "Island Volcano",
         "At night a volcano throws glowing lava into the sky; streams of it run down "
         "the cone and redden the sea.")
def island_volcano(canvas):
    sea, top_x, top_y = .8, .66, .36
    canvas.sky([(0, "#070b1a"), (.4, "#141a33"), (.7, "#35273f"), (.82, "#5a3240"), (1, "#5a3240")])
    canvas.stars(900, .6, .8)
    billow = canvas.noise(.16, 7, .56)
    lift = np.clip((top_y - canvas.y) / top_y, 0, 1)
    lean = top_x + .42 * lift ** 1.5
    plume_width = .04 + .24 * lift ** .75
    plume = smooth(1.15, .35, np.abs(canvas.x - lean) / plume_width + billow * .55) * smooth(-.02, .05, lift)
    relief = np.clip(.5 + 2.2 * (billow - shifted(billow, -26, 14)), 0, 1.3)
    fire = np.exp(-lift / .28)
    canvas.paint(blend("#191722", "#4a4050", relief) + fire[..., None] * rgb("#e04a18") * (.25 + .75 * relief[..., None]),
                 plume * .96)
    canvas.glow(top_x, top_y - .02, .12, "#ff5a1e", 1.1)

    slope = np.abs(canvas.x[0] - top_x)
    edge = top_y + .5 * (1 - np.exp(-np.maximum(slope - .035, 0) / .36)) + canvas.line(.08, 7, .6) * .012
    edge += .012 * smooth(.04, 0, slope)
    rock = canvas.noise(.1, 8, .65, stretch=.5)
    cone = canvas.below(edge)
    canvas.paint(blend("#0c0a12", "#2c1f2a", np.clip(.5 + rock * .6, 0, 1)), cone)
    canvas.light("#ff4a12", cone * np.exp(-canvas.distance(top_x, top_y) / .11) * (.5 + .3 * rock))

    def streams(width):
        rng = np.random.default_rng(11)

        def draw(pen):
            for _ in range(11):
                x, y, drift = top_x + rng.uniform(-.035, .035), top_y + .01, rng.normal(0, .5)
                points = [(x, y)]
                for _ in range(int(rng.uniform(20, 75))):
                    drift = drift * .9 + rng.normal(0, .28) + (x - top_x) * 1.1
                    x, y = x + .0055 * drift, y + .0058
                    points.append((x, y))
                pen.stroke(points, width * rng.uniform(.5, 1.3))
        return canvas.drawn(draw) * cone
    lava = streams(.0052)
    canvas.light("#ff4410", blur(lava, 34) * 3.2 * cone)
    canvas.light("#ff5a14", blur(lava, 7) * 1.6)
    canvas.light("#ffc457", streams(.0028) * 1.5)

    sparks = np.zeros((canvas.h, canvas.w), np.float32)
    for _ in range(420):  # each one a short piece of a thrown stone's path
        angle, speed, time = canvas.rng.normal(0, .34), abs(canvas.rng.normal(.62, .22)), canvas.rng.uniform(.1, 1.1)
        steps = time + np.linspace(0, .05, 26)
        x = top_x + np.sin(angle) * speed * steps * .55
        y = top_y - np.cos(angle) * speed * steps + .5 * steps ** 2 * .9
        px, py = (x * canvas.h).astype(int), (y * canvas.h).astype(int)
        inside = (px > 0) & (px < canvas.w - 2) & (py > 0) & (py < int(sea * canvas.h))
        heat = np.exp(-time * 1.3)
        for dx in (0, 1):
            sparks[py[inside], px[inside] + dx] = np.maximum(sparks[py[inside], px[inside] + dx], heat)
    canvas.light("#ff6a1c", blur(sparks, 6) * 9)
    canvas.light("#ffd089", sparks * 2.2)
    swell = canvas.reflect(sea, .03, "#0d1224", .45)
    canvas.light("#ff6a3a", smooth(.7, 2.2, swell) * np.exp(-np.abs(canvas.x - top_x) / .22)
                 * smooth(0, .01, canvas.y - sea) * .3)
    return {"bloom": .35}


@picture("balloons-at-sunrise", "Balloons at Sunrise",
         "Five striped hot-air balloons float over a valley of misty rock spires "
         "in the first yellow light.")
def balloons(canvas):
    canvas.sky([(0, "#5d8fb5"), (.3, "#a9c3c8"), (.52, "#f6dcae"), (.66, "#ffc987"), (1, "#ffc987")])
    clouds = smooth(.15, .9, canvas.noise(.12, 6, .55, stretch=7)) * smooth(.6, .1, canvas.y)
    canvas.paint("#fff0dc", clouds * .6)
    canvas.glow(.22, .6, .3, "#ffcf80", 1)
    canvas.light("#fff4d0", canvas.disc(.22, .585, .04, .006) * 3)
    for i in range(5):
        t = i / 4
        spires = canvas.crags(.10 + .07 * t, 7, .45)
        edge = .66 + .3 * t - np.maximum(spires, 0) ** 1.6 * (.1 + .1 * t) * smooth(-.4, .5, canvas.line(.5, 2)) \
            + canvas.line(.6, 6) * .03
        colour = ramp(np.array(t), [(0, "#e0b493"), (.5, "#b07a66"), (1, "#4c2f3a")])
        misty_ridge(canvas, edge, colour, "#ffdfae" if t < .6 else "#d9a183", .16, .22, .95)
    schemes = [("#c8372d", "#f4e3c1"), ("#1f5673", "#f0b541"), ("#e58a2b", "#7c2434"),
               ("#2f7f79", "#f5d491"), ("#6c3f7a", "#eeb7a0")]
    places = [(.83, .29, .125), (.42, .22, .07), (1.13, .17, .05), (.6, .52, .038), (1.2, .5, .062)]
    for (x, y, radius), colours in sorted(zip(places, schemes), key=lambda item: item[0][2]):
        haze = .42 * (1 - radius / .125) ** .8
        balloon(canvas, x, y, radius, colours, haze)
    return {"contrast": .18}


def balloon(canvas, x, y, radius, colours, haze):
    """An envelope of gores, lit from the lower left, with its basket."""
    u, v = (canvas.x - x) / radius, (canvas.y - y) / radius
    # The envelope is round above and narrows to its mouth below.
    width = np.where(v < 0, np.sqrt(np.clip(1 - v * v, 0, 1)),
                     np.maximum(np.cos(np.clip(v / 1.62, 0, 1) * np.pi / 2), 0) ** .82)
    width = np.maximum(width, .001)
    side = np.clip(u / width, -1, 1)
    inside = smooth(1.5, -1.5, (np.abs(u) - width) * radius * canvas.h) * smooth(1.43, 1.40, v) * (v > -1)
    turn = np.arcsin(side)
    gore = turn / np.pi * 16 + 8.3
    stripe = smooth(.42, .58, np.abs(gore % 2 - 1))
    stripe = np.where(np.abs(v + .05) < .1, 1 - stripe, stripe)
    fold = 1 - .16 * np.abs(2 * (gore % 1) - 1) ** 3
    light = np.clip(.62 - .42 * np.sin(turn) + .1 * np.cos(turn), .16, 1.15) * fold
    colour = blend(colours[0], colours[1], stripe) * (light * 1.1)[..., None]
    colour += rgb("#ffb060") * (smooth(.1, 1.4, v) * .18 * np.cos(turn))[..., None]
    canvas.paint(blend(colour, "#f5d3a8", haze + 0 * u), inside)

    def rigging(pen):
        for offset in (-.2, -.07, .07, .2):
            pen.stroke([(x + offset * radius, y + 1.4 * radius), (x + offset * .6 * radius, y + 1.78 * radius)],
                       radius * .012)
        pen.polygon([(x - .14 * radius, y + 1.77 * radius), (x + .14 * radius, y + 1.77 * radius),
                     (x + .11 * radius, y + 1.98 * radius), (x - .11 * radius, y + 1.98 * radius)])
    canvas.paint(blend("#3a2420", "#f5d3a8", haze), canvas.drawn(rigging))
    canvas.light("#ffd890", np.exp(-canvas.distance(x, y + 1.45 * radius) / (.08 * radius)) * .9)


@picture("slot-canyon", "Slot Canyon",
         "Wavy walls of orange and violet sandstone close in on a shaft of light "
         "that falls to the sandy floor.", (900, 1200))
def slot_canyon(canvas):
    canvas.sky([(0, "#ffe9bd"), (.4, "#ffc477"), (1, "#c9682c")])
    warp = canvas.noise(.5, 4, .5)
    fine = canvas.noise(.1, 7, .6, stretch=2)
    centre = .41 + .07 * np.sin(canvas.y * 5.2 + .6)
    walls = 6
    for i in range(walls):
        t = i / (walls - 1)
        for side in (-1, 1):
            wave = canvas.noise(.42, 3, .45, shape=(canvas.h, 4))[:, :1]
            opening = .018 + .3 * t ** 1.25 + .06 * wave * (.4 + t) + .03 * np.sin(canvas.y * 9 + i * 2 + side)
            opening = opening * (.7 + .5 * smooth(.55, 1, canvas.y) * (1 - t))
            inside = (canvas.x - centre) * side - opening  # distance into the wall
            mask = smooth(-.001, .001, inside)
            # Strata sweep along the wall, bent by the wall's own curve.
            bed = (canvas.y * (1.15 + .12 * i) + inside * (1.5 - 2.4 * t) * side + warp * .10 + .12 * wave
                   + .05 * np.sin(inside * 9 + i))
            beds = (.5 * np.sin(bed * 62 + fine * .8) + .3 * np.sin(bed * 143 + 1.3 * i) + .2 * np.sin(bed * 290 + fine * 2))
            roll = np.exp(-np.maximum(inside, 0) / (.05 + .10 * t))  # bright edge turning to the light
            tone = np.clip(.92 * roll * (1 - .42 * t) + .16 * (1 - t) + .07 * beds * (.4 + roll) + .05 * fine
                           + .12 * smooth(.7, 0, canvas.y) * roll, 0, 1)
            canvas.paint(ramp(tone, [(0, "#1d0e22"), (.2, "#5a1f33"), (.42, "#a83e2a"), (.64, "#e27a33"),
                                     (.84, "#fdb863"), (1, "#ffe7b4")]), mask)
            shadow = np.exp(-np.maximum(-inside, 0) / .012) * (inside < 0)
            canvas.shade(1 - .28 * shadow * (.3 + .7 * t))
    beam = np.exp(-((canvas.x - (.39 + .10 * (canvas.y - .3))) / (.022 + .05 * canvas.y)) ** 2)
    dust = .75 + .35 * canvas.noise(.2, 6, stretch=.35)
    canvas.light("#ffdf9e", beam * dust * .55 * smooth(1.0, .75, canvas.y))
    floor = .9 + .025 * np.sin(canvas.x[0] * 7) + canvas.line(.3, 5) * .006
    sand = canvas.below(floor, .002)
    grainy = canvas.noise(.05, 6, .7, stretch=4)
    pool = np.exp(-((canvas.x - .47) / .16) ** 2)
    canvas.paint(blend(blend("#4a1c22", "#f3a954", np.clip(pool + .1 * grainy, 0, 1)), "#1d0e22",
                       smooth(.9, 1.05, canvas.y) * .5 + 0 * canvas.x), sand)
    return {"bloom": .3, "vignette": .25}
