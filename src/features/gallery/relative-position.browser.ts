/** Computes the position of a pointer event within its target. */
import type { Point } from './zoom.ts';

type TargetedEvent = {
  readonly clientX: number;
  readonly clientY: number;
  readonly currentTarget: Element;
};

/** As fractions of width and height; the centre for clicks by keyboard, which have no position. */
export function relativePosition({ clientX, clientY, currentTarget }: TargetedEvent): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  if ((clientX === 0 && clientY === 0) || width === 0 || height === 0) return { x: 0.5, y: 0.5 };
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}
