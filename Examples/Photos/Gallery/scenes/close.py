"""Near things: woods, blossoms, a window pane, fruit and poppies."""
import numpy as np
from PIL import Image

from .brush import blend, blur, picture, ramp, rgb, shifted, smooth, tile_noise, wrap
from .plants import branches


@picture("birches-in-october", "Birches in October",
         "White birch trunks with black marks stand among glowing yellow and orange autumn leaves.", (900, 1200))
def birches(canvas):
    canvas.sky([(0, "#f3d78a"), (.3, "#fff0bf"), (.55, "#f6d486"), (.75, "#c98a3c"), (1, "#6d3f1f")])
    patches = canvas.noise(.16, 6, .6)
    canvas.paint("#e8a83c", smooth(.0, .9, patches) * smooth(.75, .5, canvas.y) * .6)
    canvas.paint("#8a9a55", smooth(.4, 1.1, canvas.noise(.2, 5, .6)) * smooth(.7, .5, canvas.y) * .35)
    canvas.image = blur(canvas.image, 12)
    layers = 5
    for i in range(layers):
        t = i / (layers - 1)
        floor = .70 + .26 * t
        ground = floor + canvas.line(.4, 6, .5) * .012
        litter = canvas.noise(.02 + .03 * t, 6, .75, stretch=2.4)
        soil = ramp(np.clip(.55 + .3 * litter - .15 * t, 0, 1), [(0, "#4d2a14"), (.45, "#a8642a"), (.8, "#e3a545"), (1, "#ffe09a")])
        canvas.paint(blend(soil, "#f3cf83", .75 * (1 - t) ** 1.4), canvas.below(ground, .006))
        count = (22, 13, 8, 4, 3)[i]
        spots = canvas.rng.uniform(-.02, .77, count) if i < 3 else ((.09, .37, .53, .70), (.20, .445, .655))[i - 3]
        rings = canvas.noise(.022 + .03 * t, 6, .65, stretch=5)
        for x in spots:
            trunk(canvas, rings, x, floor + canvas.rng.uniform(0, .03), .006 + .034 * t ** 1.5, .80 * (1 - t) ** 1.2, t)
        leaves(canvas, t, int(2600 - 330 * i), .0028 + .0062 * t)
        canvas.light("#ffd479", np.exp(-canvas.distance(.40, .30) / .30) * .20 * (1 - t))
    return {"bloom": .3, "contrast": .2, "vignette": .28}


def trunk(canvas, rings, x, base, half, haze, t):
    """A birch stem: round, papery, with lens-shaped scars."""
    left, right = (int(np.clip((x + d) * canvas.h, 0, canvas.w)) for d in (-half * 2 - .05, half * 2 + .05))
    if right <= left:
        return
    px, y, rings = canvas.x[:, left:right], canvas.y, rings[:, left:right]
    lean = canvas.rng.normal(0, .02)
    axis = x + lean * (base - y) + .006 * np.sin(y * 5 + x * 30)
    wide = half * (.72 + .28 * np.clip(y / base, 0, 1)) * (1 + .5 * smooth(.05, 0, base - y) ** 2)
    u = (px - axis) / wide
    mask = smooth(1 + .0012 / half, 1 - .0012 / half, np.abs(u)) * smooth(base + .002, base - .002, y + u * u * .006)
    light = np.clip(.50 + .5 * np.sqrt(np.clip(1 - (u + .35) ** 2 / 1.9, 0, 1)) - .25 * np.clip(u, 0, 1), 0, 1)
    bark = ramp(np.clip(light + .10 * rings, 0, 1), [(0, "#5f5147"), (.45, "#b5a48d"), (.8, "#f3ead8"), (1, "#fffaf0")])

    def marks(pen):
        for _ in range(int(20 + 46 * t)):
            cy = canvas.rng.uniform(0, base)
            cx = x + lean * (base - cy) + canvas.rng.uniform(-1, 1) * half * .8
            length = half * canvas.rng.uniform(.15, .75)
            thick = half * canvas.rng.uniform(.02, .06) * (3 if canvas.rng.random() < .13 else 1)
            pen.polygon([(cx - length, cy + thick), (cx, cy - thick), (cx + length, cy), (cx, cy + thick * 1.3)])
    scars = canvas.drawn(marks)[:, left:right]
    foot = smooth(.16, 0, base - y) * smooth(-.3, .5, rings)
    bark = blend(bark, "#211a1a", np.clip(scars * .85 + foot * .7, 0, 1))
    cover(canvas.image[:, left:right], blend(bark, "#f8dfa0", haze), mask)


def leaves(canvas, t, count, size):
    hues = ["#f7c244", "#f09a2c", "#ffd96b", "#d8702a", "#e6b13a", "#b9a443"]
    clump = [(canvas.rng.uniform(0, .75), canvas.rng.uniform(-.05, .52), canvas.rng.uniform(.05, .14)) for _ in range(16)]
    for hue in hues:
        def draw(pen):
            for _ in range(count // len(hues)):
                if canvas.rng.random() < .82:
                    cx, cy, spread = clump[canvas.rng.integers(len(clump))]
                    x, y = cx + canvas.rng.normal(0, spread), cy + canvas.rng.normal(0, spread * .7)
                else:
                    x, y = canvas.rng.uniform(0, .75), .72 + .28 * canvas.rng.random()
                turn, s = canvas.rng.uniform(0, np.pi), size * canvas.rng.uniform(.6, 1.3)
                a, b = np.cos(turn) * s, np.sin(turn) * s
                squash = .55 if y < .7 else .3
                pen.polygon([(x - a, y - b), (x - b * squash * .8 - a * .1, y + a * squash), (x + a, y + b), (x + b * squash * .8 - a * .1, y - a * squash)],
                            int(canvas.rng.integers(150, 255)))
        mask = canvas.drawn(draw)
        colour = blend(blend(hue, "#ffe9a6", .6 * (1 - t)), "#6b3a14", .12 * t)
        canvas.paint(colour, mask * .92)


@picture("cherry-blossom", "Cherry Blossom",
         "A branch of pink cherry blossom in front of a soft pale blue and rose background.")
def cherry(canvas):
    canvas.sky([(0, "#a9cfe0"), (.45, "#d9e3e6"), (1, "#f0cfd2")])
    for _ in range(46):
        x, y, r = canvas.rng.uniform(0, 1.34), canvas.rng.uniform(0, 1), canvas.rng.uniform(.03, .10)
        hue = canvas.rng.choice(["#ffd9e2", "#ffffff", "#f7b9c8", "#cfe6ea"])
        rows, columns, dx, dy = window(canvas, x, y, r + .013)
        d = np.hypot(dx, dy)
        ring = smooth(r + .012, r - .012, d) * (.7 + .3 * smooth(r * .6, r, d))
        cover(canvas.image[rows, columns], rgb(hue), ring * canvas.rng.uniform(.10, .32))
    rng = np.random.default_rng(15)
    main = [(-.05, .80), (.18, .70), (.40, .655), (.62, .54), (.83, .47), (1.04, .34), (1.20, .27)]
    twigs = [(main, .020)]
    tips = []
    for (x, y), angle in zip(main[1:], (.15, 2.0, .5, 1.9, .35, 1.2)):
        grown = branches(rng, x, y, angle, .13, .0085, 2, .2)
        twigs += grown
        tips += [points[k] for points, _ in grown for k in (2, 4)]
    back = canvas.drawn(lambda pen: [pen.stroke([(px * .9 + .28, py * .8 - .22) for px, py in points], width * .9) for points, width in twigs])
    canvas.paint("#b08c92", blur(back, 15) * .7)
    for x, y in tips:
        rows, columns, dx, dy = window(canvas, x * .9 + .28 + rng.normal(0, .06), y * .8 - .22 + rng.normal(0, .05), .07)
        cover(canvas.image[rows, columns], rgb("#f4c6d2"), smooth(.068, .012, np.hypot(dx, dy)) * .6)

    def bark(pen):
        for points, width in twigs:
            fine = np.linspace(0, 1, 700 if width > .015 else 110)
            knots = np.linspace(0, 1, len(points))
            xs, ys = (np.interp(fine, knots, [p[k] for p in points]) for k in (0, 1))
            for x, y, f in zip(xs, ys, fine):
                pen.ellipse(x, y + rng.normal(0, .0006), width * (1 - .65 * f) * (.5 + .07 * np.sin(f * 61 + width * 900)))
    mask = canvas.drawn(bark)
    # A soft copy shifted down gives the twig its round shading.
    lift = blur(mask, 5)
    relief = lift - shifted(lift, -7, -3)
    canvas.paint(ramp(np.clip(.4 - relief * 1.1 + .15 * canvas.noise(.012, 4, .6), 0, 1),
                      [(0, "#23161a"), (.5, "#5a3d3c"), (1, "#b59488")]), mask)
    spots = [(x + rng.normal(0, .034), y + rng.normal(0, .034)) for x, y in tips if rng.random() < .85]
    spots += [(x + rng.normal(0, .05), y - .02 + rng.normal(0, .035)) for x, y in main[1:] for _ in range(5)]
    for k, (x, y) in enumerate(spots):
        if rng.random() < .2:
            bud(canvas, x, y, .013, rng)
        else:
            blossom(canvas, x, y, rng.uniform(.040, .066) * (.85 + .3 * k / len(spots)), rng)
    for soft in (1, 3, 6):  # petals on the wind
        canvas.paint("#f9c4d1", blur(canvas.drawn(lambda pen: [drifting(pen, rng) for _ in range(6)]), soft) * .85)
    return {"bloom": .2, "vignette": .1, "contrast": .22}


def drifting(pen, rng):
    """One loose petal: an ellipse at any angle."""
    x, y, s, turn = rng.uniform(.1, 1.3), rng.uniform(.35, 1), rng.uniform(.008, .015), rng.uniform(0, 6)
    pen.polygon([(x + s * np.cos(q) * np.cos(turn) - .5 * s * np.sin(q) * np.sin(turn),
                  y + s * np.cos(q) * np.sin(turn) + .5 * s * np.sin(q) * np.cos(turn)) for q in np.linspace(0, 6.28, 24)])


def window(canvas, x, y, reach):
    """The part of the canvas around a point: slices and local coordinates."""
    x0, x1 = (int(np.clip(v * canvas.h, 0, canvas.w)) for v in (x - reach, x + reach))
    y0, y1 = (int(np.clip(v * canvas.h, 0, canvas.h)) for v in (y - reach, y + reach))
    return slice(y0, y1), slice(x0, x1), canvas.x[:, x0:x1] - x, canvas.y[y0:y1] - y


def cover(part, colour, mask):
    part += (colour - part) * mask[..., None]


def blossom(canvas, x, y, size, rng):
    """Five notched petals seen from a slight angle, veined and shaded."""
    rows, columns, dx, dy = window(canvas, x, y, size * 1.3)
    if dx.size == 0 or dy.size == 0:
        return
    part = canvas.image[rows, columns]
    tilt, turn, squash = rng.uniform(0, 6.28), rng.uniform(0, 6.28), rng.uniform(.62, 1)
    u = (dx * np.cos(tilt) + dy * np.sin(tilt)) / size
    v = (-dx * np.sin(tilt) + dy * np.cos(tilt)) / size / squash
    radius, angle = np.hypot(u, v), np.arctan2(v, u)
    shadow = smooth(1.15, .3, np.hypot(dx - .1 * size, dy - .22 * size) / size)
    part *= (1 - .16 * shadow)[..., None]
    tint = rng.uniform(0, 1)
    for k in (0, 2, 4, 1, 3):
        a = (angle - turn - k * 2 * np.pi / 5 + np.pi) % (2 * np.pi) - np.pi
        edge = (.98 - .13 * np.exp(-(a / .11) ** 2)) * np.sqrt(np.clip(np.cos(a * 1.9), 0, 1)) * (np.abs(a) < .82)
        mask = smooth(.02, -.02, radius - edge)
        tone = .55 + .45 * radius - .17 * np.abs(a) / .6 + .045 * np.cos(a * 34) * radius - .10 * (dy / size) - .22 * smooth(.45, .8, np.abs(a)) * (a > 0)
        colour = ramp(np.clip(tone, 0, 1), [(0, "#b53f68"), (.25, "#e893ad"), (.55, "#f9c6d3" if tint < .6 else "#fbd3dc"), (.8, "#ffeaee"), (1, "#fffafa")])
        cover(part, colour, mask)
    cover(part, rgb("#c8466c"), np.exp(-(radius / .13) ** 2) * .75)
    for _ in range(15):
        a, reach = rng.uniform(0, 6.28), rng.uniform(.22, .44)
        ex, ey = np.cos(a) * reach, np.sin(a) * reach
        t = np.clip((u * ex + v * ey) / reach ** 2, 0, 1)
        thread = np.hypot(u - ex * t, v - ey * t)
        cover(part, rgb("#fff0f2"), smooth(.022, .008, thread) * .8)
        cover(part, rgb("#e8b23e"), smooth(.048, .028, np.hypot(u - ex, v - ey)))


def bud(canvas, x, y, s, rng):
    rows, columns, dx, dy = window(canvas, x, y, s * 1.6)
    if dx.size == 0 or dy.size == 0:
        return
    d = np.hypot(dx / .8, dy) / s
    tone = np.clip(.75 - .5 * dy / s - .2 * dx / s, 0, 1)
    cover(canvas.image[rows, columns], ramp(tone, [(0, "#a8355e"), (.5, "#e8809f"), (1, "#fbc6d2")]), smooth(1.03, .95, d))
    cover(canvas.image[rows, columns], rgb("#6b3a3a"), smooth(.5, .42, np.hypot(dx, dy - s * .85) / s))


@picture("rain-on-the-window", "Rain on the Window",
         "Raindrops run down a window pane at night; behind it street lights blur "
         "into discs of red, gold and blue.")
def rain(canvas):
    canvas.sky([(0, "#0b1426"), (.45, "#182a44"), (.75, "#2a2b40"), (1, "#0f1420")])
    rng = canvas.rng
    for _ in range(120):
        y = np.clip(rng.normal(.56, .17), .02, .98)
        x, r = rng.uniform(-.02, 1.36), rng.uniform(.018, .062) * (1.25 - abs(y - .55))
        hue = rng.choice(["#ffb84f", "#ff8a3c", "#ffdc9a", "#ff4d46", "#4fb0ff", "#6de0c8", "#ff6fa0", "#ffe9c8"], p=[.24, .15, .18, .14, .11, .06, .05, .07])
        rows, columns, dx, dy = window(canvas, x, y, r + .005)
        if dx.size == 0:
            continue
        d = np.hypot(dx, dy)
        disc = smooth(r + .003, r - .003, d) * (.62 + .38 * smooth(r * .7, r, d)) * rng.uniform(.25, 1.2)
        part = canvas.image[rows, columns]
        part += (1 - np.clip(part, 0, 1)) * (1 - np.exp(-rgb(hue) * disc[..., None]))
    canvas.light("#5f7fa8", smooth(-.2, 1, canvas.noise(.5, 4)) * .12)
    relief = drops(canvas)
    gy, gx = np.gradient(blur(relief, 1))
    gx, gy = gx * canvas.h, gy * canvas.h
    inside = smooth(.0003, .0012, relief)
    # A drop is a lens: it shows the scene behind it upside down.
    seen = canvas.lookup(canvas.x + np.clip(gx, -2.5, 2.5) * .16, canvas.y + np.clip(gy, -2.5, 2.5) * .20)
    steep = np.clip(np.hypot(gx, gy) / 2.2, 0, 1)
    seen = seen * (1.25 - .80 * steep ** 3)[..., None] + .02
    canvas.image += (seen - canvas.image) * inside[..., None]
    shine = smooth(.35, 1.1, (-gx * .5 + gy * .85) * -1) * inside * smooth(1.0, .5, steep)
    canvas.light("#dfeaff", shine * .12)
    spark = np.exp(-((gx - .9) ** 2 + (gy - 1.1) ** 2) / .10) * inside * smooth(.003, .008, relief)
    canvas.light("#ffffff", spark * 1.6)
    low = np.exp(-((gx + .5) ** 2 + (gy + 1.3) ** 2) / .25) * inside
    canvas.light("#ffcf8a", low * .30)
    return {"bloom": .3, "contrast": .2, "vignette": .3}


def drops(canvas):
    """The thickness of the water on the pane."""
    relief, rng = np.zeros((canvas.h, canvas.w), np.float32), canvas.rng

    def add(x, y, r, long=1.0):
        rows, columns, dx, dy = window(canvas, x, y, r * 1.7 * long)
        if dx.size and dy.size:
            wobble = 1 + .035 * np.sin(np.arctan2(dy, dx) * 3 + x * 99) + .02 * np.sin(np.arctan2(dy, dx) * 5 + y * 99)
            d = np.hypot(dx / (1 - .22 * np.clip(-dy / r, 0, 1)), dy / long) / r / wobble
            relief[rows, columns] = np.maximum(relief[rows, columns], r * .62 * np.sqrt(np.clip(1 - d * d, 0, 1)))
    for _ in range(3000):
        add(rng.uniform(0, 1.34), rng.uniform(0, 1), rng.uniform(.0012, .0034))
    for _ in range(620):
        add(rng.uniform(0, 1.34), rng.uniform(0, 1), .0035 + min(rng.pareto(2.2) * .004, .016), rng.uniform(1, 1.25))
    for _ in range(11):  # runners wipe a trail clear and leave beads behind
        x, end = rng.uniform(.03, 1.31), rng.uniform(.35, .98)
        r, y, start = rng.uniform(.010, .017), -.02, x
        path = []
        while y < end:
            x += rng.normal(0, .0012) + (start - x) * .02
            path.append((x, y))
            y += .004
        for px, py in path:
            rows, columns, dx, dy = window(canvas, px, py, r * 1.15)
            if dx.size and dy.size:
                relief[rows, columns] *= smooth(r * .7, r * 1.1, np.hypot(dx, dy))
        for px, py in path:
            if rng.random() < .22:
                add(px + rng.normal(0, r * .2), py, r * rng.uniform(.12, .42), rng.uniform(1, 1.7))
        add(x, end, r, 1.35)
    return relief


@picture("three-pears", "Three Pears",
         "A still life: three yellow-green pears stand on a wooden table, lit softly "
         "from a window on the left.")
def three_pears(canvas):
    width, height = canvas.w * 5 // 8, canvas.h * 5 // 8
    sx = ((np.arange(width) + .5) / height - canvas.aspect / 2).astype(np.float32)[None, :] * np.ones((height, 1), np.float32)
    sy = ((np.arange(height) + .5) / height - .5).astype(np.float32)[:, None] * np.ones((1, width), np.float32)
    eye = np.array([0, 1.30, -5.2], np.float32)
    ray = np.stack([sx, -sy - .13, np.full_like(sx, 1.55)], -1).reshape(-1, 3)
    ray /= np.linalg.norm(ray, axis=1, keepdims=True)
    travel, hit = march(eye, ray, 3.2, 12)
    point = eye + ray * travel[:, None]
    colour = wall(canvas, width, height).reshape(-1, 3)
    solid = np.where(hit)[0]
    colour[solid] = surface(canvas, point[solid], ray[solid])
    image = np.clip(colour.reshape(height, width, 3), 0, 1)
    for c in range(3):
        layer = Image.fromarray(np.ascontiguousarray(image[..., c]))
        canvas.image[..., c] = np.asarray(layer.resize((canvas.w, canvas.h), Image.Resampling.BICUBIC))
    stems(canvas)
    return {"bloom": .15, "contrast": .2, "vignette": .35, "grain": .010}


PEARS = ((-1.05, .10, .62, .10), (.10, -.32, .70, -.07), (1.12, .30, .58, .16))  # x, z, size, lean


def fruit(p):
    """Distance to the nearest pear: two spheres melted into one another."""
    best, which = np.full(len(p), 9, np.float32), np.zeros(len(p), np.int8)
    for k, (x, z, s, lean) in enumerate(PEARS):
        q = p - np.array([x, 0, z], np.float32)
        q[:, 0] = q[:, 0] - lean * q[:, 1]
        belly = np.linalg.norm((q - [0, .92 * s, 0]) * [1, 1.04, 1], axis=1) - .94 * s
        neck = np.linalg.norm((q - [0, 2.02 * s, 0]) * [1, .78, 1], axis=1) - .40 * s
        mix = np.clip(.5 + .5 * (neck - belly) / (.62 * s), 0, 1)
        d = neck * (1 - mix) + belly * mix - .62 * s * mix * (1 - mix)
        which = np.where(d < best, k, which)
        best = np.minimum(best, d)
    return best * .85, which


def scene_distance(p):
    return np.minimum(fruit(p)[0], np.where(p[:, 2] < 2.6, p[:, 1], 9))


def march(origin, ray, start, end, steps=110):
    """Walk along rays by the free distance until they touch something."""
    travel = np.full(len(ray), start, np.float32)
    hit = np.zeros(len(ray), bool)
    active = np.arange(len(ray))
    for _ in range(steps):
        free = scene_distance(origin + ray[active] * travel[active, None])
        travel[active] += free
        touched = free < .0015
        hit[active[touched]] = True
        active = active[~touched & (travel[active] < end)]
        if not len(active):
            break
    hit[active] = True  # still creeping along an edge: it belongs to the thing it grazes
    return travel, hit


def soft_light(p, toward, reach=3.0, hardness=5):
    """How much of a large window is seen from `p`: penumbra by nearest miss."""
    light, travel = np.ones(len(p), np.float32), np.full(len(p), .03, np.float32)
    for _ in range(22):
        free = fruit(p + toward * travel[:, None])[0]
        light = np.minimum(light, np.clip(.5 + .5 * hardness * free / travel, 0, 1))
        travel = np.minimum(travel + np.clip(free, .03, .25), reach)
    return light * light * (3 - 2 * light)


def wall(canvas, width, height):
    """Dim plaster with window light falling off to the right."""
    x, y = np.linspace(0, 1, width)[None, :], np.linspace(0, 1, height)[:, None]
    light = np.exp(-((x - .30) / .42) ** 2) * np.exp(-((y - .34) / .5) ** 2)
    plaster = canvas.noise(.35, 8, .55, shape=(height, width))
    return ramp(np.clip(.12 + .62 * light + .06 * plaster, 0, 1), [(0, "#14161a"), (.35, "#37403f"), (.7, "#738078"), (1, "#b5b8a2")])


def surface(canvas, p, ray):
    d, which = fruit(p)
    table = p[:, 1] < .006
    normal = np.stack([fruit(p + np.eye(3, dtype=np.float32)[k] * .004)[0] - d for k in range(3)], 1)
    normal /= np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-6)
    normal[table] = [0, 1, 0]
    toward = np.array([-.80, .62, -.34], np.float32) / np.linalg.norm([-.80, .62, -.34])
    direct = np.clip(normal @ toward * .85 + .12, 0, 1) * soft_light(p + normal * .01, toward)
    near = np.clip(fruit(p + normal * .16)[0] / .136, 0, 1)
    near[~table] = np.clip((p[~table, 1] / .5) ** .6 + .12, 0, 1) * np.clip(.35 + near[~table] * .65, 0, 1)
    ambient = near * (.5 + .5 * normal[:, 1])
    albedo = np.empty_like(p)
    albedo[table] = wood(canvas, p[table])
    albedo[~table] = skin(canvas, p[~table], which[~table], normal[~table])
    bounce = np.clip(-normal[:, 1], 0, 1)[:, None] * rgb("#b5713a") * .30
    colour = albedo * (direct[:, None] * rgb("#fff0d6") * 1.18 + ambient[:, None] * rgb("#7d93a8") * .34 + bounce)
    half = toward - ray
    half /= np.linalg.norm(half, axis=1, keepdims=True)
    shine = np.clip((normal * half).sum(1), 0, 1) ** np.where(table, 30, 46) * direct * np.where(table, .05, .34)
    colour += shine[:, None] * rgb("#fff6e6")
    fade = smooth(1.2, 2.6, p[:, 2])[:, None] * .45 * table[:, None]
    return np.clip(colour * (1 - fade), 0, 1)


def wood(canvas, p):
    grain, tone = tile_noise(canvas.rng, 1.2, 2, 300), tile_noise(canvas.rng, 1.6, 2, 60)
    plank = np.floor(p[:, 2] / .62 + .3)
    line = wrap(grain, p[:, 0] * .03 + plank * .37, p[:, 2] * .55 + plank * .21)
    pores = wrap(grain, p[:, 0] * .11, p[:, 2] * 2.1)
    gap = np.abs((p[:, 2] / .62 + .3) % 1 - .5)
    value = np.clip(.5 + .16 * line + .09 * pores + .06 * wrap(tone, p[:, 0] * .1, p[:, 2] * .1 + plank * .3), 0, 1)
    return ramp(value, [(0, "#3a2115"), (.4, "#7a4b2c"), (.7, "#a9744a"), (1, "#d3a777")]) * (1 - .7 * smooth(.485, .496, gap))[:, None]


def skin(canvas, p, which, normal):
    blotch, speck = tile_noise(canvas.rng, 1.7, 2, 80), tile_noise(canvas.rng, .3, 60, 400)
    angle = np.arctan2(normal[:, 2], normal[:, 0]) / 6.283 + which * .31
    ripe = np.clip(.5 + .20 * wrap(blotch, angle, p[:, 1] * .33 + which * .4), 0, 1)
    colour = ramp(ripe, [(0, "#8a9a35"), (.4, "#bfb344"), (.75, "#dfc157"), (1, "#e9cf74")])
    blush = smooth(.1, .9, normal[:, 0] * .5 - normal[:, 2] * .5 + .35 * wrap(blotch, angle + .5, p[:, 1] * .4)) * np.array([.55, .25, .8])[which]
    colour = blend(colour, "#b4502c", blush)
    freckles = smooth(1.5, 2.3, wrap(speck, angle * 1.0, p[:, 1] * .45)) * .38
    russet = smooth(.25, .0, p[:, 1]) * .5
    return blend(colour, "#6d4a22", np.clip(freckles + russet, 0, 1))


def stems(canvas):
    """Projects each pear's top and plants its stem there."""
    for (x, z, s, lean), bend in zip(PEARS, (.03, -.035, .04)):
        top = 2.42 * s
        depth = (z + 5.2) / 1.55
        px = (x + lean * top) / depth + canvas.aspect / 2
        py = .5 - .13 - (top - 1.30) / depth
        length = .17 * s
        curve = [(px + bend * q * q * 1.6, py + .012 - length * q) for q in np.linspace(0, 1, 90)]
        mask = canvas.drawn(lambda pen: [pen.ellipse(cx, cy, .0042 + .0022 * abs(q - .35) ** 1.5 * 3)
                                         for q, (cx, cy) in zip(np.linspace(0, 1, 90), curve)])
        lit = np.clip(mask - shifted(mask, 0, 9), 0, 1)
        canvas.paint("#2b1b10", mask)
        canvas.paint("#8d6a3c", blur(lit, 2) * mask * .9)


@picture("poppy-meadow", "Poppy Meadow",
         "Red poppies in a green meadow, three in sharp focus and many more dissolving into a soft bright blur.")
def poppies(canvas):
    canvas.sky([(0, "#cfe0d2"), (.25, "#eef0cf"), (.42, "#c6d48f"), (.7, "#6f9550"), (1, "#274a2b")])
    canvas.glow(1.1, .05, .4, "#fff3c0", .9)
    rng = canvas.rng
    for i in range(7):
        t = i / 6
        soft = 34 * (1 - t) ** 1.3
        grass = canvas.drawn(lambda pen: [blade(pen, rng, t) for _ in range(int(420 - 170 * t))])
        canvas.paint(ramp(np.array(t), [(0, "#a9bf6d"), (.5, "#5f8a42"), (1, "#2c5a2e")]), (blur(grass, soft) if soft > 1 else grass) * .75)
        if i == 6:
            break
        for _ in range((18, 14, 11, 8, 6, 4)[i]):
            x, y = rng.uniform(-.02, 1.36), .36 + .40 * t + rng.normal(0, .06)
            size = .020 + .062 * t
            defocused(canvas, x, y, size, soft, rng)
    for x, y, s, turn in ((.26, .60, .085, -.25), (1.10, .70, .075, .3), (.62, .40, .150, .06)):
        poppy(canvas, x, y, s, turn, rng)
    return {"bloom": .25, "contrast": .2, "vignette": .25}


def blade(pen, rng, t):
    x, height, lean = rng.uniform(-.05, 1.4), rng.uniform(.08, .30) * (.4 + .8 * t), rng.normal(0, .06)
    base = .50 + .16 * rng.random() + .45 * t
    wide = .0012 + .0024 * t
    pen.polygon([(x - wide, base), (x + lean * .35 - wide * .8, base - height * .6), (x + lean, base - height),
                 (x + lean * .35 + wide * .8, base - height * .6), (x + wide, base)])


def defocused(canvas, x, y, size, soft, rng):
    a = rng.uniform(.6, .85)
    rows, columns, dx, dy = window(canvas, x, y, size * 2.4 + soft / canvas.h * 2)
    if dx.size == 0 or dy.size == 0:
        return
    angle = np.arctan2(dy, dx)
    d = np.hypot(dx, dy / a) / size * (1 + .09 * np.sin(angle * 4 + x * 40))
    edge = .05 + soft / canvas.h / size * 1.1
    tone = np.clip(.55 - .5 * dy / size + .2 * np.sin(angle * 3 + x * 9) * d, 0, 1)
    cover(canvas.image[rows, columns], ramp(tone, [(0, "#a3161a"), (.5, "#e0342a"), (1, "#ff8a62")]), smooth(1 + edge, 1 - edge, d) * .92)
    cover(canvas.image[rows, columns], rgb("#3a1016"), np.exp(-(d / .32) ** 2) * .55)


def poppy(canvas, x, y, s, turn, rng):
    """A cup of four creased silky petals, seen from slightly above, on a hairy stem."""
    stem = [(x + np.sin(q * 2.2) * turn * .12, y + s * .5 + (1.05 - y) * q) for q in np.linspace(0, 1, 30)]
    mask = canvas.drawn(lambda pen: pen.stroke(stem, s * .055))
    hairs = canvas.drawn(lambda pen: [pen.stroke([(px, py), (px + rng.choice((-1, 1)) * s * .09, py - s * .03)], .0007) for px, py in stem for _ in range(5)])
    canvas.paint("#b9c98a", hairs * .6)
    canvas.paint("#48723a", mask)
    canvas.paint("#9dbb62", np.clip(mask - shifted(mask, 0, -int(s * 60)), 0, 1) * mask)
    rows, columns, dx, dy = window(canvas, x, y, s * 1.7)
    part = canvas.image[rows, columns]
    u, v = (dx * np.cos(turn) + dy * np.sin(turn)) / s, (-dx * np.sin(turn) + dy * np.cos(turn)) / s
    crease = np.interp(np.linspace(0, 1, 721), np.linspace(0, 1, 90), rng.standard_normal(90))
    frill = np.interp(np.linspace(0, 1, 721), np.linspace(0, 1, 40), rng.standard_normal(40))
    # Two petals behind, the dark heart, then two in front that form the cup.
    for petal in ((-.42, -.22, .74, .62, .02), (.44, -.24, .74, .60, .05), (.02, -.40, .80, .60, .10), None,
                  (-.24, .24, .92, .52, -.02), (.30, .27, .86, .50, -.07)):
        if petal is None:
            heart = np.hypot(u, (v + .08) / .62)
            cover(part, rgb("#1c0a12"), smooth(.46, .20, heart) * .95)
            for _ in range(60):
                a, reach = rng.uniform(0, 6.28), rng.uniform(.20, .38)
                cover(part, rgb("#2a1a2a"), smooth(.030, .018, np.hypot(u - np.cos(a) * reach, v + .10 - np.sin(a) * reach * .6)))
            pod = np.hypot(u / .15, (v + .10) / .12)
            cover(part, ramp(np.clip(.7 - 3 * (v + .10) - 1.5 * u, 0, 1), [(0, "#3f5a2c"), (1, "#c5d68a")]), smooth(1.05, .95, pod))
            continue
        cx, cy, rx, ry, lift = petal
        px, py = (u - cx) / rx, (v - cy) / ry
        angle = np.arctan2(py, px)
        index = (angle + np.pi) / (2 * np.pi)
        d = np.hypot(px, py) * (1 + .035 * np.interp(index, np.linspace(0, 1, 721), frill))
        # Creases run from the heart of the flower outwards.
        from_heart = (np.arctan2(v + .05, u) + np.pi) / (2 * np.pi)
        fold = np.interp((from_heart * 1.0 + .13 * cx) % 1, np.linspace(0, 1, 721), crease)
        out = np.hypot(u, v)
        front = petal[1] > 0
        tone = .50 + lift + .10 * fold * smooth(.1, .8, out) + (.26 * py if front else -.30 * py) * .9 + .16 * px * .6 + .22 * smooth(.86, 1.0, d)
        if front:
            tone = tone - .25 * smooth(.2, -.8, py)
        colour = ramp(np.clip(tone, 0, 1), [(0, "#5f0a10"), (.3, "#b51a1a"), (.55, "#e3362a"), (.8, "#fb6d4a"), (1, "#ffc09a")])
        cover(part, colour, smooth(1.012, .985, d))
