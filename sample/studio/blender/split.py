"""Splits a render into the parts of a colourway: picture = base + light x colour, in linear light."""
import numpy as np
from PIL import Image
from scipy.ndimage import distance_transform_edt

from denoise import enlarge, smooth
from materials import BODY, METAL, NEUTRAL, PATTERN
from prints import paint
from scene import BACKDROP

SHOULDER = 0.8
LIGHT_RANGE = 2.0
MARGIN = 14
FEW, MANY = (0.35, 4), (0.12, 2)
"""Tolerance and levels of smoothing for light from few samples, and from many, whose threads must stay."""
WHOLE = 0.99
"""Share of colour from which a pixel counts as fully coloured."""
TOUCH = 24
"""Pixels around an object that are blended from its larger picture; fewer than the margin of its crop."""


def _is_product(passes):
    """Everything that is not bare backdrop."""
    bare = np.abs(passes["albedo"] - np.array(BACKDROP, np.float32)).max(-1, keepdims=True) < 0.004
    return ~(bare & (passes[BODY] + passes[METAL] < 0.004))


def find_window(passes, size):
    """The rows and columns that hold the product, in a picture `size` times as large."""
    found = _is_product(passes)
    rows, columns = np.nonzero(found.any((1, 2)))[0], np.nonzero(found.any((0, 2)))[0]
    height, width = found.shape[:2]
    around = lambda places, end: slice(max(0, places[0] - MARGIN) * size, min(end, places[-1] + MARGIN + 1) * size)
    return around(rows, height), around(columns, width)


def _clean_backdrop(passes, height, width):
    """The empty backdrop shows grain most and has least detail: a small picture, filtered hard."""
    guides = [(passes[BODY], 0.08), (passes["normal"], 0.25), (passes["albedo"], 0.06)]
    clean = smooth(passes["image"], guides, 0.25, 5)
    # Else the product would shine into the wall around it when the picture is enlarged.
    _, (rows, columns) = distance_transform_edt(_is_product(passes)[..., 0], return_indices=True)
    return enlarge(clean[rows, columns], height, width)


def _clean_product(passes, tolerance, levels):
    """Diffuse light varies slowly and may be smoothed hard; reflections keep their edges. (whole, diffuse light)"""
    zones = passes[BODY] + 2 * passes[METAL]
    guides = [(zones, 0.08), (passes["normal"], 0.15), (passes["albedo"], 0.05)]
    light = passes["direct"] + passes["indirect"]
    mirrored = passes["image"] - light * passes["albedo"]
    smooth_light = smooth(light, guides, tolerance, levels)
    return smooth_light * passes["albedo"] + smooth(mirrored, guides, 0.24, 3), smooth_light


def split(overview, closer, window):
    """
    (base, light): RGB without the coloured zone's own light, and that light as one channel. The backdrop comes from
    `overview`, the product from the window of `closer`, which may be larger.
    """
    height, width = closer["image"].shape[:2]
    part = {name: pixels[window] for name, pixels in closer.items()}
    whole, (clean, light), found = _clean_backdrop(overview, height, width), _clean_product(part, *MANY), _is_product(part)
    body, metal = part[BODY], part[METAL]
    # The zone's own albedo: what is left once the backdrop's share of an edge pixel is taken away.
    own = np.maximum(part["albedo"] - (1 - body) * np.array(BACKDROP, np.float32), 0) * (body > 0)
    diffuse, mirrored = light * own.mean(-1, keepdims=True), clean * metal
    base, lit = whole.copy(), np.zeros(whole.shape[:2], np.float32)
    # The shadow where a thing touches the floor is finer than the small picture.
    near = np.clip(1 - distance_transform_edt(~found[..., 0])[..., None] / TOUCH, 0, 1)
    base[window] = np.maximum(clean - diffuse - mirrored, 0) * near + whole[window] * (1 - near)
    lit[window] = (diffuse / NEUTRAL + mirrored).mean(-1)
    return base, lit


def split_whole(passes):
    """(base, light) of a still, where all that is seen belongs to the picture."""
    clean, light = _clean_product(passes, *FEW)
    body, albedo = passes[BODY], passes["albedo"].mean(-1, keepdims=True)
    # What is behind has its share in the albedo of an edge pixel: its own is that of the whole one beside it.
    _, (rows, columns) = distance_transform_edt(body[..., 0] < WHOLE, return_indices=True)
    own = np.minimum(albedo, body * albedo[rows, columns])
    diffuse, mirrored = light * own, clean * passes[METAL]
    return np.maximum(clean - diffuse - mirrored, 0), (diffuse / NEUTRAL + mirrored).mean(-1)


def _encode(linear):
    """A soft shoulder above 0.8, then sRGB."""
    bent = np.where(linear > SHOULDER, SHOULDER + (1 - SHOULDER) * (1 - np.exp(-(linear - SHOULDER) / (1 - SHOULDER))), linear)
    bent = np.clip(bent, 0, 1)
    return np.where(bent <= 0.0031308, bent * 12.92, 1.055 * np.power(np.maximum(bent, 1e-9), 1 / 2.4) - 0.055)


def _save(path, values):
    Image.fromarray((np.clip(values, 0, 1) * 255 + 0.5).astype(np.uint8)).save(path)


def masks(closer, window, names):
    """Where the inks of each print lie, black where there is no cloth."""
    found = {}
    for name in names:
        planes = paint(name, closer[PATTERN][window]).reshape(-1, window[0].stop - window[0].start, window[1].stop - window[1].start)
        whole = np.zeros((len(planes), *closer["image"].shape[:2]), np.float32)
        whole[(slice(None), *window)] = planes
        found[name] = np.vstack(whole)
    return found


def save(prefix, base, light, masks):
    _save(f"{prefix}.base.png", _encode(base))
    _save(f"{prefix}.light.png", np.sqrt(np.clip(light / LIGHT_RANGE, 0, 1)))
    for name, mask in masks.items():
        _save(f"{prefix}.{name}.png", mask)
