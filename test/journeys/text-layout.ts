/** Whether the words of a page can be read as they stand: none broken into pieces, none over another. */
import { expect, type Page } from '@playwright/test';

/** Fails for each word of up to 12 letters that goes on in another line, and for words that lie over others or over a sign. */
export async function expectWordsWhole(page: Page, within = 'body'): Promise<void> {
  const faults = await page.locator(within).first().evaluate(listTextFaults);
  expect(faults, `${page.url()}, ${page.viewportSize()?.width} px`).toEqual([]);
}

/** Runs in the page. */
function listTextFaults(root: Element): string[] {
  type Piece = { readonly what: string; readonly element: Element; readonly box: DOMRect };
  const LONGEST = 12;
  const SLACK = 4;
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const isBar = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position);
  /** What is left of it within all that cuts it off; null: nothing, as of words for screen readers alone, or it stays while the page scrolls. */
  function clip({ left, top, right, bottom }: DOMRect, element: Element): DOMRect | null {
    let rest = { left, top, right, bottom };
    for (let outer: Element | null = element; outer !== null && outer !== document.body; outer = outer.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(outer);
      if (clipPath.startsWith('inset(50%') || (outer !== root && isBar(outer))) return null;
      if (overflowX === 'visible') continue;
      const box = outer.getBoundingClientRect();
      rest = {
        ...{ left: Math.max(rest.left, box.left), right: Math.min(rest.right, box.right) },
        ...{ top: Math.max(rest.top, box.top), bottom: Math.min(rest.bottom, box.bottom) },
      };
    }
    return rest.right - rest.left > SLACK && rest.bottom - rest.top > SLACK
      ? new DOMRect(rest.left, rest.top, rest.right - rest.left, rest.bottom - rest.top)
      : null;
  }
  function keep(what: string, element: Element, box: DOMRect): void {
    const rest = clip(box, element);
    if (rest !== null) pieces.push({ what, element, box: rest });
  }
  const pieces: Piece[] = [];
  const faults: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) readText(texts.currentNode as Text);
  for (const sign of root.querySelectorAll('svg, .card-swatch'))
    if (isShown(sign)) keep(sign.outerHTML.slice(0, 60), sign, sign.getBoundingClientRect());

  function readText(text: Text): void {
    const element = text.parentElement;
    if (element === null || element.closest('script, style, noscript, option, svg') || text.data.trim() === '' || !isShown(element)) return;
    const range = document.createRange();
    for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (word.length <= LONGEST && new Set(boxes.map(({ top }) => Math.round(top))).size > 1)
        faults.push(`broken: ${word} in “${text.data.trim()}”`);
    }
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) keep(text.data.trim(), element, box);
  }

  const overlaps = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;
  pieces.forEach((piece, place) => {
    for (const other of pieces.slice(place + 1))
      if (piece.element !== other.element && overlaps(piece.box, other.box)) faults.push(`over each other: ${piece.what} | ${other.what}`);
  });
  return faults;
}
