/**
 * Keeps the keyboard focus in a listing when the focused element is removed, and makes the page
 * behind the open filters inert.
 */

/**
 * `CHIPS` are named lists of chips. `FOCUS_TARGETS` are containers that take the focus themselves
 * when an element inside them is removed.
 */
const CHIPS = '[data-chips]';
const FILTERS = 'filters';
const FOCUS_TARGETS = '[data-focus-after]';

/** Viewport width from which the filters are a column. */
const WIDE = '(min-width: 64rem)';

/** Watches one listing until the returned function is called. */
export function manageListingFocus(root: HTMLElement, drawer: HTMLElement): () => void {
  const stopFocus = restoreFocus(root);
  const stopDrawer = makeBackgroundInert(drawer);
  return () => {
    stopFocus();
    stopDrawer();
  };
}

type RemovedFocus = {
  readonly element: Element;
  readonly chips: HTMLElement | null;
  readonly position: number;
  readonly after: HTMLElement | null;
};

/**
 * Moves the focus when React removes the focused element; else the browser
 * restarts at the top of the page.
 */
function restoreFocus(root: HTMLElement): () => void {
  let lastFocused: RemovedFocus | null = null;
  const onFocus = ({ target }: Event) => {
    lastFocused = target instanceof Element && root.contains(target) ? describe(target) : null;
  };
  const observer = new MutationObserver(() => {
    if (!lastFocused || lastFocused.element.isConnected || document.activeElement !== document.body)
      return;
    findNext(root, lastFocused)?.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', onFocus);
  if (document.activeElement)
    lastFocused = root.contains(document.activeElement) ? describe(document.activeElement) : null;
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
  };
}

function describe(element: Element): RemovedFocus {
  const chips = element.closest<HTMLElement>(CHIPS);
  return {
    element,
    chips,
    position: chips ? linksOf(chips).indexOf(element) : -1,
    after: element.closest<HTMLElement>(FOCUS_TARGETS),
  };
}

function linksOf(chips: Element): readonly Element[] {
  return [...chips.querySelectorAll('a')];
}

/** Links of a list, except the last link of the filters, "Clear all". */
function chipsOf(list: HTMLElement): readonly Element[] {
  return list.dataset.chips === FILTERS ? linksOf(list).slice(0, -1) : linksOf(list);
}

/**
 * Next element to focus: the chip now at the removed one's index, or the last chip; else the
 * enclosing container; else the results.
 */
function findNext(root: HTMLElement, { chips, position, after }: RemovedFocus): HTMLElement | null {
  const name = chips?.dataset.chips ?? '';
  const list = chips?.isConnected
    ? chips
    : root.querySelector<HTMLElement>(`[data-chips="${name}"]`);
  const links = list ? chipsOf(list) : [];
  const chip = links[Math.min(position, links.length - 1)];
  if (chip instanceof HTMLElement) return chip;
  return after?.isConnected ? after : root.querySelector<HTMLElement>('#results');
}

/** Makes the open drawer a modal dialog: the rest of the page is inert. */
function makeBackgroundInert(drawer: HTMLElement): () => void {
  let inertElements: readonly HTMLElement[] = [];
  const releaseBackground = () => {
    for (const element of inertElements) element.inert = false;
    inertElements = [];
    drawer.removeAttribute('role');
    drawer.removeAttribute('aria-modal');
  };
  const onToggle = () => {
    const isOpen = drawer.matches(':popover-open');
    if (!isOpen) return releaseBackground();
    if (inertElements.length > 0) return;
    inertElements = listElementsBehind(drawer);
    for (const element of inertElements) element.inert = true;
    drawer.setAttribute('role', 'dialog');
    drawer.setAttribute('aria-modal', 'true');
    if (!drawer.contains(document.activeElement))
      drawer.querySelector<HTMLElement>('button')?.focus();
  };
  // Runs before the drawer closes, so that the browser can return the focus to the button.
  const onBeforeToggle = (event: ToggleEvent) => event.newState === 'closed' && releaseBackground();
  const wide = matchMedia(WIDE);
  const close = () => wide.matches && drawer.matches(':popover-open') && drawer.hidePopover();
  drawer.addEventListener('beforetoggle', onBeforeToggle);
  drawer.addEventListener('toggle', onToggle);
  wide.addEventListener('change', close);
  onToggle();
  return () => {
    releaseBackground();
    drawer.removeEventListener('beforetoggle', onBeforeToggle);
    drawer.removeEventListener('toggle', onToggle);
    wide.removeEventListener('change', close);
  };
}

/** Elements beside the drawer or beside one of its ancestors. */
function listElementsBehind(drawer: HTMLElement): readonly HTMLElement[] {
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

/** The whole element, except for the status that announces the number of results. */
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
