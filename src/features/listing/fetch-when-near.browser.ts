/** What the first filter needs is fetched, all at once, as soon as a hand comes near the filters. */

/** The filters, the button that opens them, and the order of the products. */
const FILTERS = ':is(#filters, [popovertarget=filters], [name=sort])';

const SIGNS = ['pointerover', 'touchstart', 'focusin'];

/** Once for the document, whichever listing it shows. */
export function fetchWhenNear(fetch: () => void): void {
  const signs = new AbortController();
  const start = () => {
    signs.abort();
    fetch();
  };
  const notice = ({ target }: Event) =>
    target instanceof Element && target.closest(FILTERS) && start();
  for (const sign of SIGNS)
    addEventListener(sign, notice, { signal: signs.signal, capture: true, passive: true });
  if (document.querySelector(`${FILTERS}:is(:hover, :focus-within, :popover-open)`)) start();
}
