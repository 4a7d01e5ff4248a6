"""Removes noise from a render but keeps edges: an edge-avoiding wavelet filter, guided by noise-free passes."""
import numpy as np

KERNEL = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)


def _moved(plane, by, axis):
    """A picture moved along one axis, its border repeated."""
    if by == 0:
        return plane
    places = np.clip(np.arange(plane.shape[axis]) - by, 0, plane.shape[axis] - 1)
    return plane.take(places, axis)


def _blur(plane):
    for axis in (0, 1):
        plane = (_moved(plane, 1, axis) + 2 * plane + _moved(plane, -1, axis)) / 4
    return plane


def smooth(pixels, guides, tolerance, levels):
    """`guides` are (picture, tolerance): where one differs, light is not mixed."""
    planes = [np.ascontiguousarray(plane) for plane in np.moveaxis(pixels.astype(np.float32), -1, 0)]
    fixed = [np.ascontiguousarray(plane) / np.float32(width) for guide, width in guides for plane in np.moveaxis(guide, -1, 0)]
    for level in range(levels):
        # A blurred own picture as guide: a single bright sample cannot protect itself.
        width = np.float32(tolerance / 2 ** (level / 2))
        led = [_blur(np.sqrt(np.maximum(plane, 0))) / width for plane in planes]
        for axis in (0, 1):
            planes = _pass(planes, led + fixed, 1 << level, axis)
    return np.stack(planes, -1)


def _pass(planes, guides, stride, axis):
    totals, weights = [np.zeros_like(plane) for plane in planes], np.zeros_like(planes[0])
    for tap, share in enumerate(KERNEL):
        by = (tap - 2) * stride
        apart = np.zeros_like(weights)
        for guide in guides if by else ():
            difference = _moved(guide, by, axis)
            difference -= guide
            difference *= difference
            apart += difference
        weight = np.float32(share) * np.exp(-apart)
        weights += weight
        for total, plane in zip(totals, planes):
            total += weight * _moved(plane, by, axis)
    return [total / weights for total in totals]


def enlarge(pixels, height, width):
    """Back to a larger size, linear between pixels."""
    rows = np.clip((np.arange(height) + 0.5) * pixels.shape[0] / height - 0.5, 0, pixels.shape[0] - 1)
    columns = np.clip((np.arange(width) + 0.5) * pixels.shape[1] / width - 0.5, 0, pixels.shape[1] - 1)
    top, left = np.floor(rows).astype(int), np.floor(columns).astype(int)
    low, right = np.minimum(top + 1, pixels.shape[0] - 1), np.minimum(left + 1, pixels.shape[1] - 1)
    down, along = (rows - top)[:, None, None].astype(np.float32), (columns - left)[None, :, None].astype(np.float32)
    upper = pixels[top][:, left] * (1 - along) + pixels[top][:, right] * along
    lower = pixels[low][:, left] * (1 - along) + pixels[low][:, right] * along
    return upper * (1 - down) + lower * down
