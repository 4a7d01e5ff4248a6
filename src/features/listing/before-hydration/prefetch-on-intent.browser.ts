/**
 * Prefetches everything that the first filter change needs, once the
 * pointer or focus enters the filters.
 */

/** The filters, the button that opens them, and the sort picker. */
const FILTERS = ':is(#filters, [popovertarget=filters], [name=sort])';

const INTENT_EVENTS = ['pointerover', 'touchstart', 'focusin'];

/** Registers once per document, for all listings. */
export function prefetchOnIntent(fetch: () => void): void {
  const controller = new AbortController();
  const start = () => {
    controller.abort();
    fetch();
  };
  const onIntent = ({ target }: Event) =>
    target instanceof Element && target.closest(FILTERS) && start();
  for (const type of INTENT_EVENTS)
    addEventListener(type, onIntent, { signal: controller.signal, capture: true, passive: true });
  if (document.querySelector(`${FILTERS}:is(:hover, :focus-within, :popover-open)`)) start();
}
