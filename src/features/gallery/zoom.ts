/** Touch zoom: pure functions on scale and offset of a picture in its viewport. */

/** Offset by `x` and `y` px from the viewport's top left corner, then scaled. */
export type Zoom = { readonly scale: number; readonly x: number; readonly y: number };
export type Viewport = { readonly width: number; readonly height: number };
export type Point = { readonly x: number; readonly y: number };

/** Scale limits of touch zoom. */
export const MIN_SCALE = 1;
export const MAX_SCALE = 4;
/** Scale added when two fingers spread to twice their distance. */
const PINCH_STEP = 2.5;
/** At or below this scale a finger swipes to the next picture instead of panning. */
const PAN_ABOVE = 1.1;
/** Longest time between the taps of a double tap. */
const DOUBLE_TAP_MS = 200;
/** Largest distance between the taps of a double tap, in px. */
const DOUBLE_TAP_REACH = 30;
/** Scale of a double tap: a step of 0.7 on a logarithmic scale. */
const DOUBLE_TAP_SCALE = Math.exp(0.7);
/** Scale of the hover zoom. */
export const HOVER_SCALE = 3;

export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 };

export function canPan({ scale }: Zoom): boolean {
  return scale > PAN_ABOVE;
}

/** Zooms to a scale, keeping the part of the picture under `point` in position. */
export function zoomAt(zoom: Zoom, point: Point, desiredScale: number, viewport: Viewport): Zoom {
  const scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, desiredScale));
  const ratio = scale / zoom.scale;
  return clampOffset(
    { scale, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio },
    viewport,
  );
}

/** `spread` is the ratio of the fingers' current distance to their first. */
export function pinch(start: Zoom, centre: Point, spread: number, viewport: Viewport): Zoom {
  return zoomAt(start, centre, start.scale + (spread - 1) * PINCH_STEP, viewport);
}

export function pan(zoom: Zoom, by: Point, viewport: Viewport): Zoom {
  return canPan(zoom)
    ? clampOffset({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, viewport)
    : zoom;
}

/** Zooms in; if zoomed, resets the zoom. */
export function doubleTap(zoom: Zoom, point: Point, viewport: Viewport): Zoom {
  return canPan(zoom) ? NO_ZOOM : zoomAt(zoom, point, DOUBLE_TAP_SCALE, viewport);
}

export type Tap = Point & { readonly at: number };

export function isDoubleTap(first: Tap | null, second: Tap): boolean {
  if (!first || second.at - first.at > DOUBLE_TAP_MS) return false;
  return Math.hypot(second.x - first.x, second.y - first.y) <= DOUBLE_TAP_REACH;
}

/** Limits the offset so that the picture covers the whole viewport. */
function clampOffset({ scale, x, y }: Zoom, { width, height }: Viewport): Zoom {
  return { scale, x: clamp(x, width * (1 - scale)), y: clamp(y, height * (1 - scale)) };
}

function clamp(value: number, min: number): number {
  return Math.min(0, Math.max(min, value));
}
