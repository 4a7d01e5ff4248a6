/** Where the focus goes when what had it is gone from a listing, and what is out of reach behind its open filters. */

/** Chips stand in lists of a name each; what else may go with a change stands in one of these, whose own element takes the focus. */
const CHIPS = '[data-chips]';
const FILTERS = 'filters';
const PLACES = '[data-focus-after]';

/** From this width on the filters are a column. */
const WIDE = '(min-width: 64rem)';

/** Watches one listing until the returned function is called. */
export function watchListing(root: HTMLElement, drawer: HTMLElement): () => void {
  const stopFocus = keepFocus(root);
  const stopDrawer = makeBackgroundInert(drawer);
  return () => {
    stopFocus();
    stopDrawer();
  };
}

type Lost = {
  readonly element: Element;
  readonly chips: HTMLElement | null;
  readonly place: number;
  readonly after: HTMLElement | null;
};

/** React takes what had the focus away, and the browser would begin at the page's top again. */
function keepFocus(root: HTMLElement): () => void {
  let last: Lost | null = null;
  const onFocus = ({ target }: Event) => {
    last = target instanceof Element && root.contains(target) ? describe(target) : null;
  };
  const observer = new MutationObserver(() => {
    if (!last || last.element.isConnected || document.activeElement !== document.body) return;
    findNext(root, last)?.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', onFocus);
  if (document.activeElement)
    last = root.contains(document.activeElement) ? describe(document.activeElement) : null;
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
  };
}

function describe(element: Element): Lost {
  const chips = element.closest<HTMLElement>(CHIPS);
  return {
    element,
    chips,
    place: chips ? linksOf(chips).indexOf(element) : -1,
    after: element.closest<HTMLElement>(PLACES),
  };
}

function linksOf(chips: Element): readonly Element[] {
  return [...chips.querySelectorAll('a')];
}

/** Without "clear all", the last of the filters. */
function chipsOf(list: HTMLElement): readonly Element[] {
  return list.dataset.chips === FILTERS ? linksOf(list).slice(0, -1) : linksOf(list);
}

/** The chip of its list that moved up to its place, the last one where it was the last; else the part that it stood in, else the results. */
function findNext(root: HTMLElement, { chips, place, after }: Lost): HTMLElement | null {
  const name = chips?.dataset.chips ?? '';
  const list = chips?.isConnected
    ? chips
    : root.querySelector<HTMLElement>(`[data-chips="${name}"]`);
  const links = list ? chipsOf(list) : [];
  const chip = links[Math.min(place, links.length - 1)];
  if (chip instanceof HTMLElement) return chip;
  return after?.isConnected ? after : root.querySelector<HTMLElement>('#results');
}

/** An open drawer is a dialog of its own: the rest of the page answers nobody meanwhile. */
function makeBackgroundInert(drawer: HTMLElement): () => void {
  let inertElements: readonly HTMLElement[] = [];
  const free = () => {
    for (const element of inertElements) element.inert = false;
    inertElements = [];
    drawer.removeAttribute('role');
    drawer.removeAttribute('aria-modal');
  };
  const follow = () => {
    const isOpen = drawer.matches(':popover-open');
    if (!isOpen) return free();
    if (inertElements.length > 0) return;
    inertElements = listBehind(drawer);
    for (const element of inertElements) element.inert = true;
    drawer.setAttribute('role', 'dialog');
    drawer.setAttribute('aria-modal', 'true');
    if (!drawer.contains(document.activeElement))
      drawer.querySelector<HTMLElement>('button')?.focus();
  };
  // Before it closes, so that the browser may give the focus back to the button behind.
  const prepare = (event: ToggleEvent) => event.newState === 'closed' && free();
  const wide = matchMedia(WIDE);
  const close = () => wide.matches && drawer.matches(':popover-open') && drawer.hidePopover();
  drawer.addEventListener('beforetoggle', prepare);
  drawer.addEventListener('toggle', follow);
  wide.addEventListener('change', close);
  follow();
  return () => {
    free();
    drawer.removeEventListener('beforetoggle', prepare);
    drawer.removeEventListener('toggle', follow);
    wide.removeEventListener('change', close);
  };
}

/** Everything that stands beside the drawer or one of its ancestors. */
function listBehind(drawer: HTMLElement): readonly HTMLElement[] {
  const behind: HTMLElement[] = [];
  for (
    let inner: HTMLElement = drawer;
    inner.parentElement && inner !== document.body;
    inner = inner.parentElement
  )
    for (const sibling of inner.parentElement.children)
      if (sibling !== inner) behind.push(...listInertElements(sibling));
  return behind;
}

const STATUS = '[role=status]';

/** All of it, but for the status that says what a choice has found. */
function listInertElements(element: Element): readonly HTMLElement[] {
  if (
    !(element instanceof HTMLElement) ||
    element.inert ||
    element.matches(`script, style, link, template, ${STATUS}`)
  )
    return [];
  return element.querySelector(STATUS)
    ? [...element.children].flatMap(listInertElements)
    : [element];
}
