/** @vitest-environment happy-dom */
/** Tests of a carousel: its server HTML, and its behaviour once hydrated. */
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isShown } from '#test/components/styles.ts';
import { Carousel, type CarouselLabels } from './carousel.tsx';
import {
  CAROUSEL_PAUSE_EVENT,
  CAROUSEL_RESUME_EVENT,
  hydrateCarousel,
} from './hydrate-carousel.browser.ts';
import { showGroupOf } from './scroll-to-slide.browser.ts';

const labels: CarouselLabels = {
  back: 'Back',
  forward: 'Next',
  pause: 'Pause',
  play: 'Play',
  slide: (number, count) => `${number}/${count}`,
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/**
 * Slides of 100 px side by side, in the layout a browser would give them; `seen` of them fit at
 * once.
 */
function renderCarousel(
  count: number,
  autoplayMs: number | null = null,
  hidden: number | null = null,
  seen = 1,
  slidesPerStep: 'one' | 'view' = 'one',
) {
  const slides = Array.from({ length: count }, (_one, index) => ({
    key: String(index),
    node: <p>Slide {index}</p>,
    isHidden: index === hidden,
  }));
  document.body.innerHTML = renderToStaticMarkup(
    <Carousel
      label="Row"
      labels={labels}
      slides={slides}
      slidesMobile={seen}
      slidesDesktop={seen}
      slidesPerStep={slidesPerStep}
      pagination
      autoplayMs={autoplayMs}
    />,
  );
  const carousel = document.querySelector('section');
  const row = document.querySelector('ul');
  if (!carousel || !row) throw new Error('nothing was rendered');
  row.getBoundingClientRect = () => new DOMRect(0, 0, seen * 100, 50);
  Object.defineProperties(row, {
    clientWidth: { value: seen * 100 },
    scrollWidth: { value: count * 100 },
  });
  for (const [index, slide] of [...row.children].entries())
    slide.getBoundingClientRect = () => new DOMRect(index * 100 - row.scrollLeft, 0, 100, 50);
  return { carousel, row };
}

function click(name: string): void {
  const button = document.querySelector<HTMLElement>(`[aria-label="${name}"]`) ?? findByText(name);
  button.click();
}

function findByText(name: string): HTMLElement {
  const found = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
}

test('all slides are in the document before hydration', () => {
  renderCarousel(3);
  expect(document.querySelectorAll('ul > li > p')).toHaveLength(3);
});

test('arrows go one further, and round at both ends', () => {
  const { carousel, row } = renderCarousel(3);
  hydrateCarousel(carousel);
  click('Next');
  expect(row.scrollLeft).toBe(100);
  click('Back');
  click('Back');
  expect(row.scrollLeft).toBe(200);
  click('Next');
  expect(row.scrollLeft).toBe(0);
});

test('where several are seen, an arrow goes round from where the last ones have come', () => {
  const { carousel, row } = renderCarousel(6, null, null, 4);
  hydrateCarousel(carousel);
  click('Next');
  click('Next');
  expect(row.scrollLeft).toBe(200);
  click('Next');
  expect(row.scrollLeft).toBe(0);
  click('Back');
  expect(row.scrollLeft).toBe(200);
  row.dispatchEvent(new Event('scroll'));
  const dots = [...document.querySelectorAll('[data-slide]')];
  expect(dots.map((dot) => dot.getAttribute('aria-current')).indexOf('true')).toBe(2);
  expect(dots.map((dot) => isShown(dot, { width: 768 }))).toEqual([
    ...[true, true, true],
    ...[false, false, false],
  ]);
});

test('in groups of as many as are seen, an arrow shows the next or the previous group', () => {
  const { carousel, row } = renderCarousel(7, null, null, 3, 'view');
  hydrateCarousel(carousel);
  const positions = (...names: readonly string[]) =>
    names.map((name) => {
      click(name);
      return row.scrollLeft;
    });
  expect(positions('Next', 'Next', 'Next')).toEqual([300, 400, 0]);
  expect(positions('Back', 'Back', 'Back')).toEqual([400, 300, 0]);
});

test('in groups, the arrow keys move by a group; other keys do not', () => {
  const { carousel, row } = renderCarousel(7, null, null, 3, 'view');
  hydrateCarousel(carousel);
  const press = (key: string, modifiers: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true, ...modifiers });
    row.dispatchEvent(event);
    return [row.scrollLeft, event.defaultPrevented];
  };
  expect(press('ArrowRight')).toEqual([300, true]);
  expect(press('Tab')).toEqual([300, false]);
  for (const modifier of [
    { altKey: true },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
  ])
    expect(press('ArrowLeft', modifier)).toEqual([300, false]);
  expect(press('ArrowLeft')).toEqual([0, true]);
  expect(press('ArrowLeft')).toEqual([0, true]);
  expect([press('ArrowRight'), press('ArrowRight')]).toEqual([
    [300, true],
    [400, true],
  ]);
  expect(press('ArrowRight')).toEqual([400, true]);
});

test('a slide is shown at once with its group', () => {
  const { row } = renderCarousel(8, null, null, 3, 'view');
  showGroupOf(row, 4);
  expect(row.scrollLeft).toBe(300);
  showGroupOf(row, 7);
  expect(row.scrollLeft).toBe(500);
  showGroupOf(row, 2);
  expect(row.scrollLeft).toBe(0);
});

test('pressed again while a slide is still coming, an arrow goes one further', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  let advanceFrame = (_at: number) => {};
  vi.stubGlobal('requestAnimationFrame', (step: FrameRequestCallback) => (advanceFrame = step));
  const { carousel, row } = renderCarousel(4);
  hydrateCarousel(carousel);
  click('Next');
  advanceFrame(performance.now() + 50);
  expect(row.scrollLeft).toBeLessThan(50);
  click('Next');
  advanceFrame(performance.now() + 1_000);
  expect(row.scrollLeft).toBe(200);
});

test('a hidden slide has no dot and is passed over', () => {
  const { carousel, row } = renderCarousel(3, null, 0);
  const [first, ...others] = row.children;
  if (first) first.getBoundingClientRect = () => new DOMRect();
  for (const [index, slide] of others.entries())
    slide.getBoundingClientRect = () => new DOMRect(index * 100 - row.scrollLeft, 0, 100, 50);
  hydrateCarousel(carousel);
  click('2/2');
  expect(row.scrollLeft).toBe(100);
  click('Next');
  expect(row.scrollLeft).toBe(0);
  expect(document.querySelectorAll('[data-slide]')).toHaveLength(2);
});

test('a dot goes to its slide, and is the current one then', () => {
  const { carousel, row } = renderCarousel(3);
  hydrateCarousel(carousel);
  click('3/3');
  row.dispatchEvent(new Event('scroll'));
  expect(row.scrollLeft).toBe(200);
  expect(
    [...document.querySelectorAll('[data-slide]')].map((dot) => dot.getAttribute('aria-current')),
  ).toEqual(['false', 'false', 'true']);
});

test('it does not move by itself where motion is unwelcome', () => {
  const { carousel, row } = renderCarousel(3, 5_000);
  hydrateCarousel(carousel);
  vi.advanceTimersByTime(20_000);
  expect(row.scrollLeft).toBe(0);
});

test('it moves every five seconds, not before the last thing that was opened has closed, and not when paused', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('requestAnimationFrame', (step: FrameRequestCallback) =>
    step(performance.now() + 1_000),
  );
  const { carousel, row } = renderCarousel(3, 5_000);
  hydrateCarousel(carousel);
  vi.advanceTimersByTime(5_000);
  expect(row.scrollLeft).toBe(100);
  for (const reported of [CAROUSEL_PAUSE_EVENT, CAROUSEL_PAUSE_EVENT, CAROUSEL_RESUME_EVENT])
    document.dispatchEvent(new CustomEvent(reported));
  vi.advanceTimersByTime(20_000);
  expect(row.scrollLeft).toBe(100);
  document.dispatchEvent(new CustomEvent(CAROUSEL_RESUME_EVENT));
  vi.advanceTimersByTime(5_000);
  expect(row.scrollLeft).toBe(200);
  click('Pause');
  vi.advanceTimersByTime(20_000);
  expect(row.scrollLeft).toBe(200);
  click('Play');
  vi.advanceTimersByTime(5_000);
  expect(row.scrollLeft).toBe(0);
});

test.each(['Next', 'Back', '2/3'])(
  'moving it by hand, by %s, stops it; it goes on when started',
  (button) => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('requestAnimationFrame', (step: FrameRequestCallback) =>
      step(performance.now() + 1_000),
    );
    const { carousel, row } = renderCarousel(3, 5_000);
    hydrateCarousel(carousel);
    click(button);
    const left = row.scrollLeft;
    expect(left).toBeGreaterThan(0);
    vi.advanceTimersByTime(20_000);
    expect(row.scrollLeft).toBe(left);
    click('Play');
    vi.advanceTimersByTime(5_000);
    expect(row.scrollLeft).not.toBe(left);
  },
);

test('a slide takes 500 ms to come', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const steps: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (step: FrameRequestCallback) => steps.push(step));
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const { carousel, row } = renderCarousel(3);
  hydrateCarousel(carousel);
  click('Next');
  steps.pop()?.(1_499);
  expect(row.scrollLeft).toBeGreaterThan(90);
  expect(row.scrollLeft).toBeLessThan(100);
  steps.pop()?.(1_500);
  expect([row.scrollLeft, steps]).toEqual([100, []]);
});

test('put to sleep, nothing of it answers', () => {
  const { carousel, row } = renderCarousel(3);
  hydrateCarousel(carousel)();
  click('Next');
  expect(row.scrollLeft).toBe(0);
});
