/** Where in its target an event happened. */
import type { Point } from './zoom.ts';

type Happening = {
  readonly clientX: number;
  readonly clientY: number;
  readonly currentTarget: Element;
};

/** As shares of width and height; the middle for a press by keyboard, which happens nowhere. */
export function shareOf({ clientX, clientY, currentTarget }: Happening): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  if ((clientX === 0 && clientY === 0) || width === 0 || height === 0) return { x: 0.5, y: 0.5 };
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}
