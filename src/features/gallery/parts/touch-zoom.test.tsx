/** @vitest-environment happy-dom */
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectElement } from '#test/expect-defined.ts';
import { ZoomPane } from './zoom-pane.tsx';

afterEach(cleanup);

const picture = { id: 'draw.tee.front', alt: 'Front', tint: '#ffffff' };
type Finger = readonly [x: number, y: number];

/** Renders a picture of 390 by 585 px. */
function open() {
  const { container } = render(<ZoomPane picture={picture} isSeen />);
  const pane = expectElement(container.querySelector('[data-scale]'), HTMLElement);
  Object.defineProperties(pane, { clientWidth: { value: 390 }, clientHeight: { value: 585 } });
  const asTouches = (fingers: readonly Finger[]) =>
    fingers.map(([clientX, clientY]) => ({ clientX, clientY }));
  /** Dispatches a touch event; true unless it prevents the browser's default, a swipe. */
  const touch = (
    type: string,
    fingers: readonly Finger[],
    lifted: readonly Finger[] = [],
    at = 0,
  ): boolean => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    for (const [name, value] of Object.entries({
      touches: asTouches(fingers),
      changedTouches: asTouches(lifted),
      timeStamp: at,
    }))
      Object.defineProperty(event, name, { value });
    let isLeft = true;
    act(() => {
      isLeft = pane.dispatchEvent(event);
    });
    return isLeft;
  };
  const tap = (at: number, [x, y]: Finger = [195, 290]) => {
    touch('touchstart', [[x, y]], [], at);
    touch('touchend', [], [[x, y]], at);
  };
  const spread = (to: number) => {
    touch('touchstart', [
      [145, 290],
      [245, 290],
    ]);
    touch('touchmove', [
      [195 - to / 2, 290],
      [195 + to / 2, 290],
    ]);
    touch('touchend', [], [[195, 290]]);
  };
  return {
    pane,
    touch,
    tap,
    spread,
    scale: () => Number(pane.dataset.scale),
    place: () => expectElement(pane.firstElementChild, HTMLElement).style.transform,
  };
}

test('GAL-3: two fingers enlarge by 2.5 for twice their distance, to 4 at most and 1 at least', () => {
  const { spread, scale } = open();
  spread(200);
  expect(scale()).toBe(3.5);
  spread(300);
  expect(scale()).toBe(4);
  spread(1);
  expect(scale()).toBeLessThan(4);
  spread(1);
  expect(scale()).toBe(1);
});

test('GAL-3: one finger swipes as it would anywhere, and pans once the picture is enlarged', () => {
  const { pane, touch, spread, place } = open();
  expect(pane.style.touchAction).toBe('pan-x');
  touch('touchstart', [[200, 200]]);
  expect(touch('touchmove', [[150, 200]])).toBe(true);
  touch('touchend', [], [[150, 200]]);
  spread(200);
  expect(pane.style.touchAction).toBe('none');
  const before = place();
  touch('touchstart', [[200, 200]]);
  expect(touch('touchmove', [[150, 200]])).toBe(false);
  expect(place()).not.toBe(before);
});

test('GAL-3: a second tap within 200 ms enlarges, and two more bring it back; slower ones do nothing', () => {
  const { tap, scale } = open();
  tap(1000);
  tap(1201);
  expect(scale()).toBe(1);
  tap(1400);
  expect(scale()).toBe(2.01);
  tap(3000);
  tap(3200);
  expect(scale()).toBe(1);
});

test('GAL-3: a mouse enlarges by a double click', () => {
  const { pane, scale } = open();
  fireEvent.dblClick(pane, { clientX: 100, clientY: 100 });
  expect(scale()).toBe(2.01);
});
