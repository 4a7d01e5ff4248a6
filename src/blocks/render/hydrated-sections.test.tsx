/** @vitest-environment happy-dom */
/**
 * Tests of hydrating sections, the first two at once and the others near the viewport; and fade-in.
 */
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Blocks } from './blocks.tsx';
import type { LoadedSection } from './loaded-section.ts';

type ObservedEntry = { isIntersecting: boolean; target: Element };
class FakeIntersectionObserver {
  static readonly all: FakeIntersectionObserver[] = [];
  readonly seen: Element[] = [];
  readonly #notify: (entries: ObservedEntry[]) => void;
  readonly options: IntersectionObserverInit | undefined;
  constructor(notify: (entries: ObservedEntry[]) => void, options?: IntersectionObserverInit) {
    this.#notify = notify;
    this.options = options;
    FakeIntersectionObserver.all.push(this);
  }
  observe(element: Element): void {
    this.seen.push(element);
  }
  unobserve(): void {}
  disconnect(): void {}
  notify(target: Element): void {
    this.#notify([{ isIntersecting: true, target }]);
  }
}

beforeEach(() => {
  FakeIntersectionObserver.all.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const section = (id: string, block = 'takeover-toggle'): LoadedSection => ({
  id,
  block,
  isStatic: false,
  content: {},
});
const sections = ['one', 'two', 'three', 'four'].map((id) => section(id));
const page = () => {
  document.body.innerHTML = `<div>${sections.map(({ id }) => `<div id="${id}" class="section"></div>`).join('')}</div>`;
};

test('from the third on they wait until they come near for their code', async () => {
  page();
  await act(async () => void render(<Blocks sections={sections} />));
  const waiting = FakeIntersectionObserver.all
    .filter(({ options }) => options?.rootMargin !== undefined)
    .flatMap(({ seen }) => seen.map(({ id }) => id));
  expect(waiting).toEqual(['three', 'four']);
});

test('those below the window fade in as they come, once a tenth of the hero is seen', async () => {
  const staticSections = sections.map(
    ({ id }): LoadedSection => ({ id, block: 'text', isStatic: true, html: '' }),
  );
  const animate = vi.fn();
  Element.prototype.animate = animate;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, this.id === 'four' ? 5_000 : 0, 100, 100);
  });
  await act(async () => void render(<Blocks sections={staticSections} />));
  const opening = FakeIntersectionObserver.all.find(
    ({ options }) => options?.threshold !== undefined,
  );
  expect([opening?.options?.threshold, opening?.seen.map(({ id }) => id)]).toEqual([0.1, ['one']]);
  const arrivals = FakeIntersectionObserver.all.filter(({ options }) => options === undefined);
  expect(arrivals.flatMap(({ seen }) => seen)).toEqual([]);
  const hero = document.getElementById('one');
  const last = document.getElementById('four');
  if (!(hero && last)) throw new Error('nothing was rendered');
  opening?.notify(hero);
  expect(arrivals.flatMap(({ seen }) => seen.map(({ id }) => id))).toEqual(['four']);
  arrivals[0]?.notify(last);
  expect(animate).toHaveBeenCalledWith({ opacity: [0, 1] }, { duration: 250, easing: 'ease-out' });
});
