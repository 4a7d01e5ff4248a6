/** Hydrates a carousel's arrows, dots and autoplay. */
import { type Autoplay, startAutoplay } from './autoplay.browser.ts';
import { findNextStop, findSlide, hasStop, scrollToSlide } from './scroll-to-slide.browser.ts';

/**
 * Dispatched on the document when an overlay opens and closes; autoplay pauses until the last one
 * has closed.
 */
export const CAROUSEL_PAUSE_EVENT = 'carousel:hold';
export const CAROUSEL_RESUME_EVENT = 'carousel:release';

/** Does nothing if the carousel is hydrated already. Returns a clean-up function. */
export function hydrateCarousel(carousel: HTMLElement): () => void {
  const row = carousel.querySelector('ul');
  if (!row || carousel.dataset.hydrated !== undefined) return () => undefined;
  carousel.dataset.hydrated = '';
  const controller = new AbortController();
  const listen: Listen = (target, type, act) =>
    target.addEventListener(type, act, { signal: controller.signal, passive: true });
  const isByView = carousel.dataset.byView !== undefined;
  const stepBy = (step: number) => scrollToSlide(row, findNextStop(row, step, isByView));

  if (isByView) stepByKeys(row, controller.signal);
  listen(row, 'scroll', () => markCurrent(carousel, findSlide(row)));
  const autoplay = play(carousel, () => stepBy(1));
  if (autoplay) pauseWhileUsed(carousel, autoplay, listen);
  listen(carousel, 'click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const { step, slide, pause } = button?.dataset ?? {};
    if (step !== undefined) stepBy(Number(step));
    if (slide !== undefined) scrollToSlide(row, Number(slide));
    const pauseButton = carousel.querySelector<HTMLButtonElement>('[data-pause]');
    if (!autoplay || !pauseButton) return;
    if (pause !== undefined) setPlaying(pauseButton, autoplay, !isPlaying(pauseButton));
    // Manual navigation stops autoplay.
    else if ((step ?? slide) !== undefined) setPlaying(pauseButton, autoplay, false);
  });
  return () => {
    controller.abort();
    autoplay?.stop();
    delete carousel.dataset.hydrated;
  };
}

type Listen = (target: EventTarget, type: string, act: (event: Event) => void) => void;

/**
 * In groups: a native arrow key scrolls by less than a group, and snapping would undo it.
 * Like the native keys, they stop at the first and the last group; with a modifier, the key is left
 * to the browser.
 */
function stepByKeys(row: HTMLElement, signal: AbortSignal): void {
  const isRtl = getComputedStyle(row).direction === 'rtl';
  const steps = new Map([
    ['ArrowRight', isRtl ? -1 : 1],
    ['ArrowLeft', isRtl ? 1 : -1],
  ]);
  const onKey = (event: KeyboardEvent) => {
    const step = steps.get(event.key);
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (step === undefined || hasModifier || event.target !== row) return;
    event.preventDefault();
    if (hasStop(row, step)) scrollToSlide(row, findNextStop(row, step, true));
  };
  row.addEventListener('keydown', onKey, { signal });
}

function play(carousel: HTMLElement, advance: () => void): Autoplay | null {
  const everyMs = Number(carousel.dataset.carousel);
  const hasNoAutoplay = !(everyMs > 0) || matchMedia('(prefers-reduced-motion: reduce)').matches;
  return hasNoAutoplay ? null : startAutoplay(everyMs, advance);
}

function markCurrent(carousel: HTMLElement, current: number): void {
  for (const dot of carousel.querySelectorAll<HTMLElement>('[data-slide]'))
    dot.setAttribute('aria-current', String(Number(dot.dataset.slide) === current));
}

function isPlaying({ textContent, dataset }: HTMLElement): boolean {
  return textContent === dataset.pause;
}

function setPlaying(button: HTMLElement, autoplay: Autoplay, plays: boolean): void {
  if (plays) autoplay.resume('button');
  else autoplay.pause('button');
  button.textContent = (plays ? button.dataset.pause : button.dataset.play) ?? '';
}

/**
 * Pauses autoplay while the carousel has the pointer or the focus, while an overlay is open, and
 * while the tab is hidden.
 */
function pauseWhileUsed(carousel: HTMLElement, autoplay: Autoplay, listen: Listen): void {
  listen(carousel, 'pointerenter', () => autoplay.pause('pointer'));
  listen(carousel, 'pointerleave', () => autoplay.resume('pointer'));
  listen(carousel, 'focusin', () => autoplay.pause('focus'));
  listen(carousel, 'focusout', () => autoplay.resume('focus'));
  let open = 0;
  const count = (by: 1 | -1) => {
    open = Math.max(0, open + by);
    if (open > 0) autoplay.pause('open');
    else autoplay.resume('open');
  };
  listen(document, CAROUSEL_PAUSE_EVENT, () => count(1));
  listen(document, CAROUSEL_RESUME_EVENT, () => count(-1));
  listen(document, 'visibilitychange', () =>
    document.hidden ? autoplay.pause('hidden') : autoplay.resume('hidden'),
  );
}
