"""The painter's tools: a canvas, colours, noise, light and the final print.

Lengths are measured in picture heights: y runs from 0 (top) to 1 (bottom) and
x from 0 to `canvas.aspect`, so a circle stays a circle in any format.
"""
import zlib

import numpy as np
from PIL import Image, ImageDraw

SUPERSAMPLING = 2  # everything is painted twice as large, then averaged down

PICTURES = {}


def picture(name, title, description, size=(1200, 900)):
    """Register the decorated function as the painter of one picture."""
    def register(paint):
        PICTURES[name] = {"title": title, "description": description,
                          "size": size, "paint": paint}
        return paint
    return register


def rgb(colour):
    """'#rrggbb' (or anything already numeric) as three floats in 0...1."""
    if isinstance(colour, str):
        digits = colour.lstrip("#")
        return np.array([int(digits[i:i + 2], 16) for i in (0, 2, 4)], np.float32) / 255
    return np.asarray(colour, np.float32)


def blend(first, second, amount):
    """Between two colours; `amount` may be a number or a whole mask."""
    amount = np.asarray(amount, np.float32)
    if amount.ndim:
        amount = amount[..., None]
    return rgb(first) * (1 - amount) + rgb(second) * amount


def ramp(values, stops):
    """Look `values` up in a list of (position, colour) stops."""
    positions = [stop[0] for stop in stops]
    colours = np.array([rgb(stop[1]) for stop in stops])
    # A fine, blurred table avoids the visible crease of a linear gradient's stops.
    fine = np.linspace(positions[0], positions[-1], 512)
    table = np.stack([np.interp(fine, positions, colours[:, c]) for c in range(3)], 1)
    kernel = np.hanning(43)
    padded = np.pad(table, ((21, 21), (0, 0)), mode="edge")
    table = np.stack([np.convolve(padded[:, c], kernel / kernel.sum(), "valid")
                      for c in range(3)], 1).astype(np.float32)
    place = (np.asarray(values, np.float32) - positions[0]) / (positions[-1] - positions[0]) * 511
    place = np.clip(place, 0, 510.999)
    low = place.astype(np.int32)
    return table[low] + (table[low + 1] - table[low]) * (place - low)[..., None]


def smooth(low, high, values):
    """0 below `low`, 1 above `high`, an S-curve between (also with low > high)."""
    t = np.clip((np.asarray(values, np.float32) - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def shifted(array, down, right):
    """The array moved by whole pixels, its edges repeated; for embossing noise."""
    rows = np.clip(np.arange(array.shape[0]) - down, 0, array.shape[0] - 1)
    columns = np.clip(np.arange(array.shape[1]) - right, 0, array.shape[1] - 1)
    return array[rows][:, columns]


def blur(array, radius, axes=(0, 1)):
    """Three box blurs, which together come close to a Gaussian; `radius` in pixels."""
    size = int(max(1, round(radius)))
    for axis in axes:
        for _ in range(3):
            width = [(0, 0)] * array.ndim
            width[axis] = (size + 1, size)
            total = np.cumsum(np.pad(array, width, mode="edge"), axis=axis, dtype=np.float64)
            ahead = np.take(total, np.arange(2 * size + 1, total.shape[axis]), axis=axis)
            behind = np.take(total, np.arange(0, total.shape[axis] - 2 * size - 1), axis=axis)
            array = ((ahead - behind) / (2 * size + 1)).astype(np.float32)
    return array


def tile_noise(rng, slope=1.6, lowest=3, highest=400, size=1024):
    """A square of natural noise that repeats without a seam, about -3...3.

    `slope` is how fast fine detail fades; features range from 1/lowest to
    1/highest of the square.
    """
    frequency = np.hypot(np.fft.fftfreq(size)[:, None], np.fft.rfftfreq(size)[None, :]) * size
    spectrum = np.fft.rfft2(rng.standard_normal((size, size)))
    shape = np.where((frequency >= lowest) & (frequency <= highest),
                     np.maximum(frequency, 1) ** -slope, 0)
    result = np.fft.irfft2(spectrum * shape, s=(size, size))
    return (result / result.std()).astype(np.float32)


def wrap(tile, u, v):
    """Bilinear look-up in a repeating tile; one tile spans 0...1."""
    size = tile.shape[0]
    u, v = np.broadcast_arrays(np.asarray(u, np.float32) * size, np.asarray(v, np.float32) * size)
    u0, v0 = np.floor(u), np.floor(v)
    fu, fv = u - u0, v - v0
    i, j = u0.astype(np.int64) % size, v0.astype(np.int64) % size
    i1, j1 = (i + 1) % size, (j + 1) % size
    return ((tile[j, i] * (1 - fu) + tile[j, i1] * fu) * (1 - fv)
            + (tile[j1, i] * (1 - fu) + tile[j1, i1] * fu) * fv)


class Canvas:
    def __init__(self, name, size):
        self.rng = np.random.default_rng(zlib.crc32(name.encode()))
        self.w, self.h = size[0] * SUPERSAMPLING, size[1] * SUPERSAMPLING
        self.aspect = self.w / self.h
        self.x = ((np.arange(self.w, dtype=np.float32) + .5) / self.h)[None, :]
        self.y = ((np.arange(self.h, dtype=np.float32) + .5) / self.h)[:, None]
        self.image = np.zeros((self.h, self.w, 3), np.float32)

    # -- paint ---------------------------------------------------------------

    def sky(self, stops):
        """Fill the canvas with a vertical gradient."""
        self.image[:] = ramp(self.y, stops)

    def paint(self, colour, mask):
        """Cover with `colour` where `mask` is 1."""
        mask = np.asarray(mask, np.float32)[..., None]
        self.image += (rgb(colour) - self.image) * mask

    def light(self, colour, mask):
        """Screen `colour` on: brightens, and never burns out harshly."""
        mask = np.maximum(np.asarray(mask, np.float32), 0)[..., None]
        self.image += (1 - np.clip(self.image, 0, 1)) * (1 - np.exp(-rgb(colour) * mask))

    def shade(self, factor):
        self.image *= np.asarray(factor, np.float32)[..., None]

    # -- shapes --------------------------------------------------------------

    def distance(self, x, y, stretch=1):
        """Distance of every pixel from a point; `stretch` > 1 widens sideways."""
        return np.hypot((self.x - x) / stretch, self.y - y)

    def glow(self, x, y, radius, colour, strength=1, stretch=1):
        self.light(colour, strength * np.exp(-self.distance(x, y, stretch) / radius))

    def disc(self, x, y, radius, edge=.0015):
        return smooth(radius + edge, radius - edge, self.distance(x, y))

    def drawn(self, draw_shapes):
        """A mask drawn with a `Pen`."""
        sheet = Image.new("L", (self.w, self.h))
        draw_shapes(Pen(sheet, self.h))
        return np.asarray(sheet, np.float32) / 255

    def below(self, edge, softness=.001):
        """The mask of everything under a line of heights, one for each column."""
        return smooth(-softness, softness, self.y - edge)

    # -- noise ---------------------------------------------------------------

    def noise(self, cell, octaves=6, gain=.5, stretch=1, shape=None):
        """Fractal noise over the canvas, about -1...1; `cell` is its largest feature."""
        height, width = shape or (self.h, self.w)
        total, weight, norm = np.zeros((height, width), np.float32), 1, 0
        for _ in range(octaves):
            rows, columns = height / self.h / cell, width / self.h / cell / stretch
            if cell * self.h < 1.5:
                break
            grid = self.rng.standard_normal((int(rows) + 6, int(columns) + 6)).astype(np.float32)
            # `box` cuts the lattice at fractions, so features keep their exact size.
            box = (2, 2, 2 + max(columns, 1e-3), 2 + max(rows, 1e-3))
            total += weight * np.asarray(Image.fromarray(grid).resize(
                (width, height), Image.Resampling.BICUBIC, box=box))
            norm += weight * weight
            cell, weight = cell / 2, weight * gain
        return total / (1.6 * np.sqrt(max(norm, 1)))

    def line(self, cell, octaves=8, gain=.5):
        """Fractal noise along x only: the outline of hills and shores."""
        return self.noise(cell, octaves, gain, shape=(4, self.w))[1]

    def crags(self, cell, octaves=9, gain=.55):
        """Like `line`, but folded into sharp peaks, 0...1 or so."""
        total, weight, norm = np.zeros(self.w, np.float32), 1, 0
        for _ in range(octaves):
            total += weight * (1 - 2 * np.abs(self.line(cell, 1)))
            norm, cell, weight = norm + weight, cell / 2, weight * gain
        return total / norm

    # -- water ---------------------------------------------------------------

    def lookup(self, x, y):
        """The colours of the canvas at other places (bilinear)."""
        px = np.clip(np.asarray(x) * self.h - .5, 0, self.w - 1.001)
        py = np.clip(np.asarray(y) * self.h - .5, 0, self.h - 1.001)
        px, py = np.broadcast_arrays(px, py)
        i, j = px.astype(np.int32), py.astype(np.int32)
        fx, fy = (px - i)[..., None], (py - j)[..., None]
        image = self.image
        return ((image[j, i] * (1 - fx) + image[j, i + 1] * fx) * (1 - fy)
                + (image[j + 1, i] * (1 - fx) + image[j + 1, i + 1] * fx) * fy)

    def waves(self, horizon, scale=1, stretch=3, slope=1.2, highest=300):
        """Wave slopes of a level water surface seen in perspective (0 above it)."""
        tile = tile_noise(self.rng, slope, 4, highest)
        depth = .12 * scale / np.maximum(self.y - horizon, 1.5 / self.h)
        swell = wrap(tile, (self.x - self.aspect / 2) * depth / stretch + .37, depth * 2)
        # Far waves are smaller than a pixel; they average out instead of flickering.
        return swell * smooth(0, .05, self.y - horizon)

    def reflect(self, horizon, ripple=.02, tint="#203040", depth=.35, swell=None, squeeze=1):
        """Mirror what is above `horizon` into rippling water below it."""
        swell = self.waves(horizon) if swell is None else swell
        down = self.y - horizon
        top = int(horizon * self.h)
        shift = (swell * ripple * (.25 + 3 * down))[top:]
        source = horizon - down[top:] * squeeze - np.abs(shift) * 1.2 + shift * .3
        mirrored = self.lookup(self.x + shift * .25, np.abs(source))
        fade = (depth * smooth(0, 1 - horizon, down[top:]) + .12)[..., None]
        self.image[top:] = mirrored * (1 - fade) + rgb(tint) * fade
        return swell

    # -- things in the air ---------------------------------------------------

    def stars(self, count, lowest=1, brightest=1, region=None):
        """Scatter stars, most of them faint, down to the height `lowest`."""
        layer = np.zeros((self.h, self.w, 3), np.float32)
        xs = self.rng.integers(2, self.w - 3, count)
        ys = self.rng.integers(2, max(4, int(lowest * self.h) - 3), count)
        power = self.rng.pareto(2.2, count) * .16
        warmth = self.rng.random(count)
        keep = self.rng.random(count) < (region[ys, xs] if region is not None else 1)
        for x, y, p, warm, kept in zip(xs, ys, power, warmth, keep):
            if kept:
                colour = blend("#bcd2ff", "#ffe6c4", warm) * min(p, 1.6) * brightest
                layer[y:y + 2, x:x + 2] += colour
                if p > .5:  # bright stars are a little larger
                    layer[y - 1:y + 3, x:x + 2] += colour * .5
                    layer[y:y + 2, x - 1:x + 3] += colour * .5
        halo = blur(layer, 4) * 5
        self.image += (1 - np.clip(self.image, 0, 1)) * np.clip(layer + halo, 0, 1)

    # -- the print -----------------------------------------------------------

    def finish(self, bloom=.15, contrast=.12, vignette=.18, grain=.007):
        """Bloom, contrast, vignette, scaling and film grain; returns a PIL image."""
        image = self.image
        if bloom:
            bright = np.clip(image[::4, ::4] - .62, 0, 1)
            soft = blur(bright, self.h / 4 * .02) + blur(bright, self.h / 4 * .05)
            soft = np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(soft[..., c])).resize(
                (self.w, self.h), Image.Resampling.BILINEAR)) for c in range(3)], 2)
            image = image + bloom * soft * (1 - np.clip(image, 0, 1)) * 2
        image = np.clip(image, 0, 1)
        image = image * (1 - contrast) + contrast * (image * image * (3 - 2 * image))
        radius = self.distance(self.aspect / 2, .5) / np.hypot(self.aspect / 2, .5)
        image = image * (1 - vignette * radius[..., None] ** 2.4)
        s = SUPERSAMPLING
        image = image.reshape(self.h // s, s, self.w // s, s, 3).mean((1, 3))
        # Grain hides the steps of 8-bit gradients and looks like film; it is
        # slightly soft because single-pixel noise is what JPEG stores worst.
        speckle = self.rng.standard_normal(image.shape[:2]).astype(np.float32)
        speckle = .45 * speckle + .55 * 3 * blur(speckle, 1)
        luminance = image.mean(2)
        strength = grain * (.55 + 1.6 * luminance * (1 - luminance))
        image = image + (speckle * strength)[..., None]
        return Image.fromarray((np.clip(image, 0, 1) * 255 + .5).astype(np.uint8))


class Pen:
    """Draws antialiased-by-supersampling shapes in picture-height units."""

    def __init__(self, sheet, scale):
        self.draw, self.scale = ImageDraw.Draw(sheet), scale

    def _pixels(self, points):
        return [(float(x) * self.scale, float(y) * self.scale) for x, y in points]

    def polygon(self, points, value=255):
        self.draw.polygon(self._pixels(points), fill=value)

    def box(self, x0, y0, x1, y1, value=255):
        if x1 > x0 and y1 > y0:
            self.draw.rectangle(self._pixels([(x0, y0), (x1, y1)]), fill=value)

    def ellipse(self, x, y, rx, ry=None, value=255):
        ry = rx if ry is None else ry
        self.draw.ellipse(self._pixels([(x - rx, y - ry), (x + rx, y + ry)]), fill=value)

    def stroke(self, points, width, value=255):
        pixels = max(1, int(round(width * self.scale)))
        self.draw.line(self._pixels(points), fill=value, width=pixels, joint="curve")
