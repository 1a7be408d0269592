"""Landscapes with real relief: a height field seen in perspective.

The ground is sampled on rows of equal distance, so that side light can cast
its shadows with one running maximum along each row.
"""
import numpy as np

from .brush import blur, smooth


class Terrain:
    def __init__(self, canvas, height, camera, horizon, focal=1.1, near=.5, far=60, steps=1300,
                 margin=.25, rounding=0):
        """`height(x, z)` gives the ground; the eye is at x=0, z=0, `camera` high."""
        self.canvas = canvas
        self.pad = int(margin * canvas.w)  # shadows also come from outside the frame
        columns = np.arange(-self.pad, canvas.w + self.pad, dtype=np.float32)
        slant = ((columns + .5) / canvas.h - canvas.aspect / 2) / focal
        distance = near * (far / near) ** np.linspace(0, 1, steps, dtype=np.float32)
        self.z = np.broadcast_to(distance[:, None], (steps, len(columns)))
        self.x = slant[None, :] * self.z
        self.ground = np.asarray(height(self.x, self.z), np.float32)
        if rounding:  # crests sharper than the sampling would show as teeth
            self.ground = blur(self.ground, rounding)
        self._project(horizon + focal * (camera - self.ground) / self.z)

    def _project(self, screen):
        """Find, for every pixel, the row of the first ground that covers it."""
        canvas = self.canvas
        inner = screen[:, self.pad:self.pad + canvas.w]
        envelope = np.minimum.accumulate(inner, axis=0)
        steps = len(envelope)
        rows = canvas.y[:, 0]
        hit = np.empty((canvas.h, canvas.w), np.int32)
        for column in range(canvas.w):
            hit[:, column] = np.searchsorted(-envelope[:, column], -rows)
        self.visible = hit < steps
        self.high = np.clip(hit, 1, steps - 1)
        across = np.arange(canvas.w)[None, :]
        before, after = envelope[self.high - 1, across], inner[self.high, across]
        self.part = np.clip((before - rows[:, None]) / np.maximum(before - after, 1e-6), 0, 1)
        self.column = across + self.pad

    def pick(self, grid):
        """Carry values from the ground's grid to the pixels."""
        near, far = grid[self.high - 1, self.column], grid[self.high, self.column]
        part = self.part[..., None] if grid.ndim == 3 else self.part
        return near + (far - near) * part

    def mask(self):
        """Where there is ground; its skyline softened by a pixel."""
        return self.visible.astype(np.float32)

    def lambert(self, sun, bumps=None):
        """Light from direction `sun` (x, up, z) on the slopes, 0...1."""
        surface = self.ground if bumps is None else self.ground + bumps
        slope_x = np.gradient(surface, axis=1) / np.gradient(self.x, axis=1)
        # Moving along a column also moves sideways: take that part back out.
        along = np.gradient(surface, axis=0) / np.gradient(self.z, axis=0)
        slope_z = along - slope_x * self.x / self.z
        sun = np.asarray(sun, np.float32) / np.linalg.norm(sun)
        light = (-slope_x * sun[0] + sun[1] - slope_z * sun[2])
        return np.clip(light / np.sqrt(1 + slope_x ** 2 + slope_z ** 2), 0, 1)

    def sunlit(self, steepness, from_left=True, softness=.05):
        """1 in the sun, 0 in shadow, for a sun `steepness` up per unit sideways."""
        grid = self.ground if from_left else self.ground[:, ::-1]
        x = self.x if from_left else -self.x[:, ::-1]
        ray = grid + x * steepness
        lit = smooth(softness, 0, np.maximum.accumulate(ray, axis=1) - ray)
        return lit if from_left else lit[:, ::-1]
