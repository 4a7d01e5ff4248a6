/** Recognises pinches, pans and double taps on an element. */
import { type RefObject, useEffect, useRef } from 'react';
import {
  canPan,
  doubleTap,
  isDoubleTap,
  type Point,
  pan,
  pinch,
  type Tap,
  type Zoom,
} from '../zoom.ts';

type Gesture = { readonly begun: Zoom; readonly distance: number } | { readonly last: Point };

export function useTouchZoom(
  ref: RefObject<HTMLElement | null>,
  zoom: Zoom,
  onZoom: (zoom: Zoom) => void,
): void {
  const latest = useRef({ zoom, onZoom });
  useEffect(() => {
    latest.current = { zoom, onZoom };
  });

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const controller = new AbortController();
    const fingers = readTouches(element, latest);
    // Not passive: gestures with two fingers, and pans of a zoomed picture, prevent the browser's
    // default.
    const options = { passive: false, signal: controller.signal };
    element.addEventListener('touchstart', fingers.onStart, options);
    element.addEventListener('touchmove', fingers.onMove, options);
    element.addEventListener('touchend', fingers.onEnd, options);
    element.addEventListener('dblclick', fingers.onDoubleClick, options);
    return () => controller.abort();
  }, [ref]);
}

type LatestZoom = {
  readonly current: { readonly zoom: Zoom; readonly onZoom: (zoom: Zoom) => void };
};

function readTouches(element: HTMLElement, latest: LatestZoom) {
  let gesture: Gesture | null = null;
  let lastTap: Tap | null = null;
  let hasMoved = false;
  const within = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const viewport = () => ({ width: element.clientWidth, height: element.clientHeight });
  const onTouchStart = ({ touches }: TouchEvent) => {
    const [first, second] = touches;
    if (first && second)
      gesture = { begun: latest.current.zoom, distance: distanceOf(first, second) };
    else gesture = first ? { last: within(first) } : null;
  };
  return {
    onStart(event: TouchEvent) {
      hasMoved = event.touches.length > 1;
      onTouchStart(event);
    },
    onMove(event: TouchEvent) {
      const [first, second] = event.touches;
      if (!first || !gesture) return;
      hasMoved = true;
      const { zoom, onZoom } = latest.current;
      if (second && 'begun' in gesture) {
        event.preventDefault();
        onZoom(
          pinch(
            gesture.begun,
            middleOf(within(first), within(second)),
            distanceOf(first, second) / gesture.distance,
            viewport(),
          ),
        );
      } else if ('last' in gesture && canPan(zoom)) {
        event.preventDefault();
        const at = within(first);
        onZoom(pan(zoom, { x: at.x - gesture.last.x, y: at.y - gesture.last.y }, viewport()));
        gesture = { last: at };
      }
    },
    onEnd(event: TouchEvent) {
      const [finger] = event.changedTouches;
      onTouchStart(event);
      if (!finger || hasMoved || event.touches.length > 0) return;
      const tap = { ...within(finger), at: event.timeStamp };
      const isDouble = isDoubleTap(lastTap, tap);
      lastTap = isDouble ? null : tap;
      if (!isDouble) return;
      event.preventDefault();
      latest.current.onZoom(doubleTap(latest.current.zoom, tap, viewport()));
    },
    onDoubleClick(event: MouseEvent) {
      latest.current.onZoom(doubleTap(latest.current.zoom, within(event), viewport()));
    },
  };
}

function distanceOf(a: Touch, b: Touch): number {
  return Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY));
}

function middleOf(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
