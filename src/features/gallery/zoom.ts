/** Zooming by fingers: where a picture lies in its frame, as pure steps. */

/** Moved by x and y pixels from the frame's left upper corner, then enlarged. */
export type Zoom = { readonly scale: number; readonly x: number; readonly y: number };
export type Viewport = { readonly width: number; readonly height: number };
export type Point = { readonly x: number; readonly y: number };

/** S§9 */
export const MIN_SCALE = 1;
export const MAX_SCALE = 4;
/** S§9: how much spreading two fingers to twice their distance adds. */
const PINCH_STEP = 2.5;
/** S§4: below, a finger swipes to the next picture. */
const PAN_ABOVE = 1.1;
/** S§4 */
const DOUBLE_TAP_MS = 200;
/** How far apart two taps may be, in pixels. */
const DOUBLE_TAP_REACH = 30;
/** S§9: the double tap's step of 0.7, on the scale's own logarithm. */
const DOUBLE_TAP_SCALE = Math.exp(0.7);
/** S§9 */
export const HOVER_SCALE = 3;

export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 };

export function canPan({ scale }: Zoom): boolean {
  return scale > PAN_ABOVE;
}

/** To a scale, with what lies under `point` staying there. */
export function zoomAt(zoom: Zoom, point: Point, wanted: number, viewport: Viewport): Zoom {
  const scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, wanted));
  const ratio = scale / zoom.scale;
  return keepCovered(
    { scale, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio },
    viewport,
  );
}

/** `spread` is the fingers' distance now as a multiple of that at the beginning. */
export function pinch(begun: Zoom, centre: Point, spread: number, viewport: Viewport): Zoom {
  return zoomAt(begun, centre, begun.scale + (spread - 1) * PINCH_STEP, viewport);
}

export function pan(zoom: Zoom, by: Point, viewport: Viewport): Zoom {
  return canPan(zoom)
    ? keepCovered({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, viewport)
    : zoom;
}

/** In, or back out. */
export function doubleTap(zoom: Zoom, point: Point, viewport: Viewport): Zoom {
  return canPan(zoom) ? NO_ZOOM : zoomAt(zoom, point, DOUBLE_TAP_SCALE, viewport);
}

export type Tap = Point & { readonly at: number };

export function isDoubleTap(first: Tap | null, second: Tap): boolean {
  if (!first || second.at - first.at > DOUBLE_TAP_MS) return false;
  return Math.hypot(second.x - first.x, second.y - first.y) <= DOUBLE_TAP_REACH;
}

/** No edge of the picture comes into the frame. */
function keepCovered({ scale, x, y }: Zoom, { width, height }: Viewport): Zoom {
  return { scale, x: clamp(x, width * (1 - scale)), y: clamp(y, height * (1 - scale)) };
}

function clamp(value: number, least: number): number {
  return Math.min(0, Math.max(least, value));
}
