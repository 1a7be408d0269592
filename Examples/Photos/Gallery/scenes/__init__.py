"""The pictures of the gallery, one module for each family of subjects."""
from . import close, ground, mountains, nights, towns, waters  # noqa: F401  (they register their pictures)

# The order of display: neighbours differ in subject, palette and hour of the day.
ORDER = [
    "alpine-dawn", "aurora-lake", "poppy-meadow", "lighthouse-at-dusk",
    "long-shadows", "birches-in-october", "blue-hour", "three-pears",
    "rice-terraces", "moonrise-at-sea", "cherry-blossom", "summer-storm",
    "balloons-at-sunrise", "reef-light", "northern-pines", "island-volcano",
    "lavender-evening", "village-in-snow", "slot-canyon", "desert-milky-way",
    "tea-hills", "rain-on-the-window", "ripe-wheat", "blue-ice",
    "harbour-lights", "forest-waterfall", "star-trails", "totality",
]
