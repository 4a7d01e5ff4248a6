/** @vitest-environment happy-dom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { expectElement } from '#test/expect-defined.ts';
import { HoverZoom } from './hover-zoom.tsx';
import { ZoomPane } from './zoom-pane.tsx';

afterEach(cleanup);

const picture = { id: 'draw.tee.front', alt: 'Front', tint: '#ffffff' };

function zoomIn() {
  const onEnd = vi.fn();
  render(<HoverZoom picture={picture} at={{ x: 0.25, y: 0.5 }} onEnd={onEnd} />);
  const button = screen.getByRole('button', { name: 'gallery.zoomOut' });
  button.getBoundingClientRect = () => new DOMRect(0, 0, 400, 600);
  return { button, large: expectElement(button.firstElementChild, HTMLElement), onEnd };
}

test('GAL-2: the zoom is three times as large, around the clicked point, at quality 95', () => {
  const { large } = zoomIn();
  expect(large.style.transform).toBe('scale(3)');
  expect(large.style.transformOrigin).toBe('25% 50%');
  expect(large.querySelector('img')?.getAttribute('src')).toMatch(/-z\.jpg$/);
});

test('GAL-2: the zoom follows the pointer', () => {
  const { button, large } = zoomIn();
  fireEvent.pointerMove(button, { clientX: 300, clientY: 150 });
  expect(large.style.transformOrigin).toBe('75% 25%');
});

test.each([
  [
    'leaving the picture',
    (button: HTMLElement) => fireEvent.pointerOut(button, { relatedTarget: document.body }),
  ],
  ['another click', (button: HTMLElement) => fireEvent.click(button)],
  ['Escape', (button: HTMLElement) => fireEvent.keyDown(button, { key: 'Escape' })],
  ['going on by the tab key', (button: HTMLElement) => fireEvent.blur(button)],
])('GAL-2: %s ends the zoom', (_, act) => {
  const { button, onEnd } = zoomIn();
  expect(onEnd).not.toHaveBeenCalled();
  act(button);
  expect(onEnd).toHaveBeenCalled();
});

test('GAL-3: the modal loads the current picture at quality 95, and not yet the others', () => {
  const { container, rerender } = render(<ZoomPane picture={picture} isSeen />);
  const qualities = () =>
    [...container.querySelectorAll('img')].map((img) => /-([nz])\.jpg$/.exec(img.src)?.[1]);
  expect(qualities()).toEqual(['n', 'z']);
  rerender(<ZoomPane picture={picture} isSeen={false} />);
  expect(qualities()).toEqual(['n']);
});
