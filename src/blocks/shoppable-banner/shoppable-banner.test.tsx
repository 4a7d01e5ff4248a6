/** @vitest-environment happy-dom */
/** Tests of using a shoppable banner. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plainTee } from '#features/product-card/product-card.fixtures.ts';
import { contentErrorOf, elementOf, fits, renderBlock } from '#test/components/render-block.tsx';
import { styleOf } from '#test/components/styles.ts';
import {
  CAROUSEL_PAUSE_EVENT,
  CAROUSEL_RESUME_EVENT,
} from '#ui/carousel/hydrate-carousel.browser.ts';
import { fixturePicture } from '../testing/fixture-pictures.ts';

const picture = fixturePicture('table');
const spot = (productSku: string, top = 40, left = 60, more: object = {}) => ({
  ...{ productSku, percentageFromTopLocation: top, percentageFromLeftLocation: left },
  ...more,
});
const reported: string[] = [];
const record = ({ type }: Event) => void reported.push(type);

beforeEach(() => {
  reported.length = 0;
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  for (const type of [CAROUSEL_PAUSE_EVENT, CAROUSEL_RESUME_EVENT])
    document.addEventListener(type, record);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const type of [CAROUSEL_PAUSE_EVENT, CAROUSEL_RESUME_EVENT])
    document.removeEventListener(type, record);
});

function show(content: object) {
  render(
    elementOf('shoppable-banner', {
      content: { picture, ...content },
      loaded: { TEE00001: plainTee },
    }),
  );
}

/** The desktop list is the second of two. */
const buttons = () => [
  ...document.querySelectorAll<HTMLElement>('ul:last-of-type > li > [aria-expanded]'),
];
const click = (index: number) => fireEvent.click(buttons()[index] ?? document.body);
const opened = () =>
  document.querySelector<HTMLElement>('ul:last-of-type > li > [aria-expanded] + div');

test('one product is open at a time; opening pauses the carousel around it, closing the last one resumes it', () => {
  show({ desktopItems: [spot('TEE00001#navy'), spot('GONE')] });
  click(0);
  expect(opened()?.textContent).toContain('Plain tee');
  expect(reported).toEqual([CAROUSEL_PAUSE_EVENT]);
  click(1);
  expect(document.querySelectorAll('[aria-expanded="true"]')).toHaveLength(1);
  expect(reported).toEqual([CAROUSEL_PAUSE_EVENT]);
  fireEvent.click(screen.getByRole('button', { name: 'shoppable.close' }));
  expect([opened(), reported]).toEqual([null, [CAROUSEL_PAUSE_EVENT, CAROUSEL_RESUME_EVENT]]);
});

test('a click outside closes it, a click inside does not; Escape closes it too', () => {
  show({ desktopItems: [spot('TEE00001')] });
  click(0);
  fireEvent.pointerDown(opened() ?? document.body);
  expect(opened()).not.toBeNull();
  fireEvent.pointerDown(document.body);
  expect(opened()).toBeNull();
  click(0);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(opened()).toBeNull();
});

test.each([
  ['its button', (close: HTMLElement) => fireEvent.click(close)],
  ['Escape', (close: HTMLElement) => fireEvent.keyDown(close, { key: 'Escape' })],
])('closed by %s it hands the focus back to what opened it', (_way, act) => {
  show({ desktopItems: [spot('TEE00001')] });
  click(0);
  const close = screen.getByRole('button', { name: 'shoppable.close' });
  close.focus();
  act(close);
  expect(document.activeElement).toBe(buttons()[0]);
});

test('`key#colour` opens to that colour, with its own price and link', () => {
  show({ desktopItems: [spot('TEE00001#navy')] });
  click(0);
  expect(opened()?.querySelector('a')?.getAttribute('href')).toMatch(/plain-tee.*navy/);
  expect(opened()?.textContent).toContain('15.00');
});

test('a product that cannot be found is reported with its sku', () => {
  show({ desktopItems: [spot('GONE#oat')] });
  click(0);
  expect(opened()?.textContent).toContain('shoppable.notFound GONE#oat');
});

test('its buttons are where their editor placed them, wholly upon the picture, in the selected colour', () => {
  const items = [spot('TEE00001', 30, 98, { iconColor: '#ffffff' })];
  const rendered = renderBlock('shoppable-banner', {
    picture,
    desktopItems: items,
    invertedColours: true,
  }).one('[aria-expanded]');
  const style = rendered?.getAttribute('style')?.replaceAll(' ', '');
  expect(style).toContain(
    'top:clamp(1.375rem,30%,100%-1.375rem);left:clamp(1.375rem,98%,100%-1.375rem);color:#ffffff',
  );
  expect(styleOf(rendered)['background-color']).toContain('var(--paper)');
});

test('what opens keeps between 10 and 90 percent from the top', () => {
  show({ desktopItems: [spot('TEE00001', 98), spot('TEE00001', 2)] });
  click(0);
  expect([opened()?.style.top, opened()?.style.translate]).toEqual(['90%', '-60% -90%']);
  click(1);
  expect(opened()?.style.top).toBe('10%');
});

test('a phone has its own hotspots, or those of the desktop', () => {
  show({ desktopItems: [spot('TEE00001')], mobileItems: [spot('TEE00001', 1), spot('GONE', 2)] });
  const counts = () =>
    [...document.querySelectorAll('ul')].map(
      (list) => list.querySelectorAll('[aria-expanded]').length,
    );
  expect(counts()).toEqual([2, 1]);
  cleanup();
  show({ desktopItems: [spot('TEE00001')] });
  expect(counts()).toEqual([1, 1]);
});

test('as a banner it lists what was found beside the picture, on the side that was chosen', () => {
  show({
    displayMode: 'banner',
    bannerAlignment: 'left',
    desktopItems: [spot('TEE00001'), spot('GONE')],
  });
  const list = screen.getByRole('list', { name: 'shoppable.list' });
  expect(list.children).toHaveLength(1);
  const column = (width: number) =>
    styleOf(list.previousElementSibling, { width })['grid-column-start'];
  expect([column(1440), column(390)]).toEqual(['2', undefined]);
  expect(document.querySelector('[aria-expanded]')).toBeNull();
});

test('a hotspot outside of the picture is refused', () => {
  expect(fits('shoppable-banner', { picture, desktopItems: [spot('TEE00001', 120)] })).toBe(false);
});

test('a spot beyond the picture is rejected with the path of its field', () => {
  expect(
    contentErrorOf('shoppable-banner', {
      picture: fixturePicture('lamp'),
      desktopItems: [
        { productSku: 'A', percentageFromTopLocation: 101, percentageFromLeftLocation: 1 },
      ],
    }),
  ).toMatch(/^desktopItems\.0\.percentageFromTopLocation: /);
});
