"""Worked and wild ground with real relief: dunes, terraces, rows and fields."""
import numpy as np

from .brush import blend, blur, picture, ramp, smooth, tile_noise, wrap
from .terrain import Terrain


def fractal(rng, highest=200, slope=1.9):
    """A ground noise as a function of position; `scale` is its largest feature."""
    tile = tile_noise(rng, slope, 2, highest)
    return lambda x, z, scale=1: wrap(tile, x / scale / 2, z / scale / 2)


@picture("long-shadows", "Long Shadows",
         "Sand dunes with sharp crests, glowing orange on their sunny side and "
         "casting long blue shadows in the low sun.")
def long_shadows(canvas):
    rolling, ripple = fractal(canvas.rng, 9, 2.6), fractal(canvas.rng)

    def dune(x, z):
        # Wind piles dunes up slowly on one side and lets them drop on the other.
        bend = rolling(x, z, 16) * 1.0
        place = (x * .8 + z * .52) / 5.2 + bend * .42
        phase = place - np.floor(place)
        body = np.where(phase < .70, phase / .70, np.clip((1 - phase) / .30, 0, 1)) ** 1.35
        size = 1.05 + .4 * rolling(x + 7, z + 3, 21)
        return body * np.clip(size, .15, 2) + .5 * rolling(x, z + 40, 30)
    land = Terrain(canvas, dune, camera=3.3, horizon=.33, focal=1.15, near=1.2, far=130, steps=2000, margin=.5, rounding=4)
    fine = np.sin((land.x * 7.5 + land.z * 2.6 + ripple(land.x, land.z, 3) * 2.4) * 3.1)
    fine = fine * smooth(11, 2, land.z) * .003
    light = land.lambert((-1, .42, .28), fine) * 1.25
    lit = land.sunlit(.30, softness=.08)
    glow = light * lit
    tone = blend(blend("#3f2f55", "#77507a", np.clip(light * .7 + .25, 0, 1)), "#ffa955", np.clip(glow * 1.1, 0, 1))
    tone = blend(tone, "#ffdca0", smooth(.75, 1.15, glow) * .75)
    tone *= (1 + .035 * ripple(land.x, land.z, 1.1))[..., None]
    haze = 1 - np.exp(-land.z / 75)
    tone = blend(tone, "#e9b59d", haze)
    canvas.sky([(0, "#4c6b98"), (.14, "#93a0b8"), (.26, "#e6bfa4"), (.36, "#ffd9a8"), (1, "#ffd9a8")])
    canvas.glow(0, .3, .3, "#ffc27a", .8, 1.6)
    canvas.paint("#fff0da", smooth(.1, .9, canvas.noise(.06, 6, stretch=9)) * smooth(.3, .05, canvas.y) * .35)
    canvas.paint(land.pick(tone), land.mask())
    return {"contrast": .25}


@picture("rice-terraces", "Rice Terraces",
         "Flooded rice terraces step down a green hillside and mirror the "
         "pink and yellow morning sky.")
def rice_terraces(canvas):
    hills, detail = fractal(canvas.rng, 14, 2.3), fractal(canvas.rng)
    step = .34

    def slopes(x, z):
        return hills(x + 3, z, 13) * 1.25 + .13 * z + .028 * x * x * .5

    def levels(x, z):
        level = slopes(x, z) / step
        part = level - np.floor(level)
        # Flat pond, small earth rim at its outer edge, then the steep bank.
        bank = smooth(.80, 1, part)
        rim = .16 * smooth(.10, .03, part)
        return (np.floor(level) + bank + rim * smooth(0, .02, part)) * step
    land = Terrain(canvas, levels, camera=5.4, horizon=.1, focal=1.15, near=2.0, far=42, steps=1700)
    level = slopes(land.x, land.z) / step
    part = land.pick(level)
    part = part - np.floor(part)
    z, x = land.pick(land.z), land.pick(land.x)
    water = smooth(.11, .14, part) * smooth(.80, .775, part)
    grass = np.clip(.5 + .3 * wrap(tile_noise(canvas.rng, .9), x / 3, z / 3), 0, 1)
    green = blend("#1f3a1d", "#7d9a3a", grass * (.55 + .45 * land.pick(land.lambert((-.6, .8, .5)))))
    # The ponds look at the sky: the farther away, the lower the part they mirror.
    sky_stops = [(0, "#5f7fb4"), (.35, "#b99fbd"), (.62, "#f7b79c"), (.85, "#ffe0a8"), (1, "#fff1cf")]
    angle = np.clip(1.08 - (canvas.y - .1) * 1.05 + .05 * detail(x, z, 6) + (canvas.x - .3) * -.16, 0, 1)
    mirror = ramp(angle, sky_stops)
    seedlings = smooth(.35, 1.4, detail(x + 9, z, 2.4)) * .5 * smooth(22, 3, z)
    mirror = blend(mirror, "#54703a", seedlings)
    colour = blend(green, mirror, water)
    colour = blend(colour, "#2d331d", smooth(.85, .80, part) * smooth(.75, .79, part) * .6)
    haze = 1 - np.exp(-np.maximum(z - 5, 0) / 22)
    colour = blend(colour, "#efc7b0", haze * .85)
    canvas.sky([(0, "#e5b3a9"), (.1, "#ffd9ac"), (1, "#ffe6bd")])
    far = .1 - canvas.crags(.3) * .07
    canvas.paint("#caa0a8", canvas.below(far) * .7)
    canvas.paint(colour, land.mask())
    mist = smooth(.1, 1.1, canvas.noise(.22, 5, stretch=3.5)) * smooth(.5, .1, canvas.y)
    canvas.paint("#fbdcc2", mist * .6)
    canvas.glow(.2, .05, .3, "#ffc98a", .8, 1.5)
    return {"contrast": .22}


@picture("tea-hills", "Tea Hills",
         "Rounded hills covered with curving rows of tea bushes, with morning haze "
         "between them.")
def tea_hills(canvas):
    hills, leaf = fractal(canvas.rng, 9, 2.6), tile_noise(canvas.rng, .7)
    shape = lambda x, z: hills(x + 1, z + 5, 15) * 1.35 + .02 * z

    def rows(x, z):
        around = shape(x, z) * 3.1 + hills(x, z, 40) * 1.5 + x * .35
        return around - np.floor(around)

    def bushes(x, z):
        part = rows(x, z)
        hedge = np.clip(np.sin(np.clip((part - .1) / .8, 0, 1) * np.pi), 0, 1) ** .45
        return shape(x, z) + hedge * .17 + .02 * wrap(leaf, x / 2.2, z / 2.2) * hedge
    land = Terrain(canvas, bushes, camera=3.9, horizon=.3, focal=1.2, near=1.6, far=60, steps=1700)
    light = land.lambert((-.85, .55, .5)) * (.35 + .65 * land.sunlit(.3, softness=.15))
    part = rows(land.x, land.z)
    gap = smooth(.14, .04, part) + smooth(.86, .96, part)
    leaves = .5 + .22 * wrap(leaf, land.x / 1.1, land.z / 1.1)
    tone = ramp(np.clip(light * .95 + leaves * .3 - .06, 0, 1),
                [(0, "#0a241c"), (.3, "#1c5130"), (.6, "#5f9438"), (.85, "#b7cc59"), (1, "#eceb98")])
    tone = blend(tone, "#0b1d18", gap * .6)
    haze = 1 - np.exp(-np.maximum(land.z - 4, 0) / 24)
    tone = blend(tone, "#dfe8c6", haze * .92)
    canvas.sky([(0, "#8fb7c9"), (.2, "#d3e2d8"), (.34, "#f7efd2"), (1, "#f7efd2")])
    canvas.glow(.15, .16, .25, "#fff0c0", 1)
    for i, colour in enumerate(("#bdd2cd", "#9dbdb6")):
        edge = .27 + .035 * i - canvas.crags(.5, 8, .45) * .08
        fog = smooth(0, .1, canvas.y - edge)
        canvas.paint(blend(colour, "#e8ecd8", fog), canvas.below(edge))
    canvas.paint(land.pick(tone), land.mask())
    mist = smooth(.0, 1, canvas.noise(.2, 5, stretch=4)) * smooth(.2, .02, np.abs(canvas.y - .38))
    canvas.paint("#eef0dc", mist * .5)
    return {"contrast": .2}


@picture("lavender-evening", "Lavender Evening",
         "Rows of blooming lavender run to the horizon, where a lone tree stands "
         "against a violet and apricot sunset.")
def lavender(canvas):
    soft, bloom = fractal(canvas.rng, 8, 2.5), tile_noise(canvas.rng, .45)
    spacing = 1.5

    def mound(x, z):
        across = (x + .35) / spacing + soft(x, z, 30) * .05
        crest = np.abs(np.cos(across * np.pi)) ** .7
        tufts = wrap(bloom, x / 3.1, z / 3.1)
        return crest * (.50 + .045 * tufts) + soft(x, z, 40) * .25
    land = Terrain(canvas, mound, camera=1.75, horizon=.42, focal=1.0, near=1.0, far=110, steps=1700)
    across = (land.x + .35) / spacing + soft(land.x, land.z, 30) * .05
    crest = np.abs(np.cos(across * np.pi)) ** .7
    flower = wrap(bloom, land.x / 1.3, land.z / 1.3) * .5 + wrap(bloom, land.x / .43, land.z / .43) * .5
    light = land.lambert((.35, .35, .85))
    tone = ramp(np.clip(.16 + .42 * crest + .16 * flower + .35 * light - .12, 0, 1),
                [(0, "#140d22"), (.25, "#37245e"), (.5, "#6b46a3"), (.75, "#a878cf"), (.92, "#dfaee0"), (1, "#ffd9d6")])
    soil = smooth(.42, .12, crest)
    tone = blend(tone, blend("#2a1a24", "#6d4a3d", np.clip(.5 + .3 * flower, 0, 1)), soil * .85)
    tone = blend(tone, "#d98f9d", (1 - np.exp(-land.z / 60)) * .9)
    canvas.sky([(0, "#3a3f7d"), (.16, "#7f64a4"), (.29, "#e08f9b"), (.39, "#ffbd86"), (.44, "#ffe0a3"), (1, "#ffe0a3")])
    clouds = canvas.noise(.14, 7, .55, stretch=4.5)
    canvas.paint(blend("#ff9d86", "#57447f", smooth(.3, .05, canvas.y) + 0 * canvas.x),
                 smooth(.0, .7, clouds) * smooth(.42, .3, canvas.y) * .75)
    sun_x = .86
    canvas.glow(sun_x, .405, .16, "#ffb060", 1, 1.8)
    canvas.light("#fff2c8", canvas.disc(sun_x, .40, .03, .003) * 3)
    edge = .415 - np.maximum(canvas.line(.3, 8, .55), -.5) * .012
    canvas.paint("#8a5a86", canvas.below(edge - .006))
    oak(canvas, .44, .425, .15, "#2a1d3d")
    canvas.paint(land.pick(tone), land.mask())
    glow = np.exp(-np.abs(canvas.x - sun_x) / .35) * smooth(.4, .42, canvas.y) * np.exp(-(canvas.y - .42) / .2)
    canvas.light("#ff9a5a", np.nan_to_num(glow) * .45)
    return {"contrast": .2, "bloom": .25}


def oak(canvas, x, base, height, colour):
    """A round solitary tree in silhouette, with sky between its leaves."""
    rng = canvas.rng

    def draw(pen):
        pen.polygon([(x - .02 * height, base - .5 * height), (x + .02 * height, base - .5 * height),
                     (x + .045 * height, base + .02), (x - .045 * height, base + .02)])
        for _ in range(26):
            angle, reach = rng.uniform(-1.1, 1.1), rng.uniform(.25, .55) * height
            start = base - height * rng.uniform(.25, .45)
            pen.stroke([(x, start), (x + np.sin(angle) * reach, start - np.cos(angle) * reach)], .012 * height)
        for _ in range(1500):
            angle, reach = rng.uniform(0, 2 * np.pi), np.sqrt(rng.random())
            lump = 1 + .16 * np.sin(angle * 5 + 1) + .1 * np.sin(angle * 9)
            px = x + np.cos(angle) * reach * .48 * height * lump
            py = base - .64 * height + np.sin(angle) * reach * .36 * height * lump
            pen.ellipse(px, py, height * rng.uniform(.008, .022))
    canvas.paint(colour, canvas.drawn(draw))


@picture("ripe-wheat", "Ripe Wheat",
         "Ripe ears of wheat in golden backlight, sharp in front and melting into "
         "a blurred field under a low sun.")
def ripe_wheat(canvas):
    canvas.sky([(0, "#f2c27c"), (.25, "#ffdf9f"), (.4, "#fff0c4"), (.52, "#f2b85a"), (.75, "#b9742a"), (1, "#5a3213")])
    trees = .40 - np.maximum(canvas.line(.22, 7, .5), -.4) * .03
    soft_trees = blur(canvas.below(trees) * smooth(.5, .44, canvas.y), 16)
    canvas.paint("#a98545", soft_trees * .75)
    canvas.glow(.95, .24, .24, "#ffdf90", 1.3)
    canvas.light("#fffbe0", canvas.disc(.95, .24, .055, .02) * 3)
    layers = 9
    for i in range(layers):
        t = i / (layers - 1)
        size = .10 + .50 * t ** 1.7
        top = .44 + .12 * t
        count = int(330 * (1 - t) ** 1.4) + 13
        places = [(canvas.rng.uniform(-.1, canvas.aspect + .1), top + canvas.rng.normal(.03, .05 + .03 * t)) for _ in range(count)]
        blur_size = 26 * (1 - t) ** 1.5
        stems = canvas.drawn(lambda pen: [wheat_stem(pen, canvas.rng, x, y, size) for x, y in places])
        state = canvas.rng.bit_generator.state
        ears = canvas.drawn(lambda pen: [wheat_ear(pen, canvas.rng, x, y, size) for x, y in places])
        canvas.rng.bit_generator.state = state  # the same ears again, now as brightness
        tone = canvas.drawn(lambda pen: [wheat_ear(pen, canvas.rng, x, y, size, tones=True) for x, y in places])
        if blur_size > 1:
            stems, ears, tone = blur(stems, blur_size), blur(ears, blur_size), blur(tone, blur_size)
        dark = ramp(np.array(t), [(0, "#d99a45"), (.6, "#9c6a28"), (1, "#7a4c18")])
        canvas.paint(dark, stems * .9)
        tone = tone / np.maximum(ears, .02) * (1.1 - .2 * t)
        canvas.paint(ramp(np.clip(tone, 0, 1), [(0, "#6e3d10"), (.35, "#b8742a"), (.65, "#e2a548"), (1, "#fff0b8")]), ears)
        canvas.light("#ffc266", np.exp(-canvas.distance(.95, .3, 1.6) / .4) * .09)
    return {"bloom": .35, "contrast": .22, "vignette": .28}


def wheat_stem(pen, rng, x, y, size):
    lean = rng.normal(.02, .05)
    foot = (x + lean, y + 1.6 * size)
    pen.stroke([(x, y + .18 * size), (x + lean * .3, y + .7 * size), foot], .009 * size)
    if rng.random() < .7:  # a long dry blade that bends over
        side, start, reach = rng.choice((-1, 1)), rng.uniform(.55, 1.0), rng.uniform(.25, .5) * size
        spine = [(x + lean * .4 + side * reach * q, y + start * size - reach * (1.5 * q - 1.6 * q * q))
                 for q in np.linspace(0, 1, 12)]
        pen.polygon(spine + [(px, py + .024 * size * (1 - q) * (.3 + q) * 2)
                             for q, (px, py) in zip(np.linspace(1, 0, 12), spine[::-1])])


def wheat_ear(pen, rng, x, y, size, tones=False):
    """Kernels around a slightly bent axis, each with its long awn.

    With `tones` the kernels are drawn in their brightness: rim light on the right.
    """
    bend, length = rng.normal(.1, .16), size * rng.uniform(.25, .32)
    for k in range(14):
        t = k / 13
        cx, cy = x + bend * length * t * t, y + .21 * size - length * t
        grow = .55 + .55 * np.sin(np.pi * (t * .82 + .14))
        for side, base in ((-1, 85), (1, 165), (0, 120)) if k % 2 else ((1, 165), (-1, 85), (0, 130)):
            kx, ky = cx + side * .017 * size * grow, cy - .012 * size * side * (-1) ** k
            tip_x, tip_y = kx + (side * .016 + bend * .03) * size, ky - .046 * size * grow
            wide, shade = .0125 * size * grow, base + int(rng.integers(-14, 15))
            awn = rng.uniform(.18, .30) * size
            pen.stroke([(tip_x, tip_y), (tip_x + (side * .20 + bend * .7) * awn, tip_y - awn)],
                       .002 * size, 235 if tones else 255)
            grain = [(kx - wide * .3, ky + .016 * size), (kx - wide, ky - .004 * size), (kx - wide * .75, ky - .022 * size * grow),
                     (tip_x, tip_y), (kx + wide * .85, ky - .022 * size * grow), (kx + wide, ky - .002 * size)]
            pen.polygon(grain, shade if tones else 255)
            if tones:
                pen.stroke(grain[3:] + [grain[0]], .0032 * size, min(255, shade + 85))
                pen.stroke(grain[:4], .002 * size, shade - 45)
