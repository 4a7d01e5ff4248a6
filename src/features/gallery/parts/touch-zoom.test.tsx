/** @vitest-environment happy-dom */
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectElement } from '#test/expect-defined.ts';
import { ZoomPane } from './zoom-pane.tsx';

afterEach(cleanup);

const picture = { id: 'draw.tee.front', alt: 'Front', tint: '#ffffff' };
type Finger = readonly [x: number, y: number];

/** Renders a picture of 390 by 585 px. */
function renderPicture() {
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

test('GAL-3: two fingers at twice their distance zoom by 2.5, within 1 to 4', () => {
  const { spread, scale } = renderPicture();
  spread(200);
  expect(scale()).toBe(3.5);
  spread(300);
  expect(scale()).toBe(4);
  spread(1);
  expect(scale()).toBeLessThan(4);
  spread(1);
  expect(scale()).toBe(1);
});

test('GAL-3: one finger swipes natively, and pans once the picture is zoomed', () => {
  const { pane, touch, spread, place } = renderPicture();
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

test('GAL-3: a second tap within 200 ms zooms, another double tap resets; slower taps do nothing', () => {
  const { tap, scale } = renderPicture();
  tap(1000);
  tap(1201);
  expect(scale()).toBe(1);
  tap(1400);
  expect(scale()).toBe(2.01);
  tap(3000);
  tap(3200);
  expect(scale()).toBe(1);
});

test('GAL-3: a double click of a mouse zooms', () => {
  const { pane, scale } = renderPicture();
  fireEvent.dblClick(pane, { clientX: 100, clientY: 100 });
  expect(scale()).toBe(2.01);
});
