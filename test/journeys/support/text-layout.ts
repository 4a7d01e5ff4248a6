/** Checks of text layout: no broken words, no overlapping text. */
import { expect, type Page } from '@playwright/test';

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
/**
 * A line of text or an icon, with its visible box; `element` is the number of its parent element.
 */
type Piece = { readonly label: string; readonly element: number; readonly box: Box };
/** `tops` are the positions of the lines that contain parts of the word. */
type Word = { readonly word: string; readonly text: string; readonly tops: readonly number[] };

const MAX_WORD_LENGTH = 12;
/** Pixels by which boxes may overlap. */
const TOLERANCE = 4;

/**
 * Fails for each word of up to 12 letters that is broken across lines, and for text that overlaps
 * other text or an icon.
 */
export async function expectUnbrokenWords(page: Page, within = 'body'): Promise<void> {
  const { words, pieces } = await page.locator(within).first().evaluate(measureText, TOLERANCE);
  const faults = [...listBrokenWords(words), ...listOverlaps(pieces)];
  expect(faults, `${page.url()}, ${page.viewportSize()?.width} px`).toEqual([]);
}

function listBrokenWords(words: readonly Word[]): string[] {
  return words
    .filter(({ word, tops }) => word.length <= MAX_WORD_LENGTH && new Set(tops).size > 1)
    .map(({ word, text }) => `broken: ${word} in “${text}”`);
}

function listOverlaps(pieces: readonly Piece[]): string[] {
  const overlaps = (a: Box, b: Box) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOLERANCE &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOLERANCE;
  return pieces.flatMap((piece, index) =>
    pieces
      .slice(index + 1)
      .filter((other) => piece.element !== other.element && overlaps(piece.box, other.box))
      .map((other) => `overlapping: ${piece.label} | ${other.label}`),
  );
}

/** Runs in the page, without access to other declarations of this file. */
function measureText(root: Element, tolerance: number): { words: Word[]; pieces: Piece[] } {
  const elementNumbers = new Map<Element, number>();
  const [words, pieces]: [Word[], Piece[]] = [[], []];
  const isVisible = (element: Element) =>
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    });
  const isBar = (element: Element) =>
    ['fixed', 'sticky'].includes(getComputedStyle(element).position);
  /**
   * Visible part of a box within its ancestors; null when nothing is visible, as of text for screen
   * readers, or when it is in a fixed or sticky bar.
   */
  function clip({ left, top, right, bottom }: Box, element: Element): Box | null {
    let outer: Element | null = element;
    for (; outer !== null && outer !== document.body; outer = outer.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(outer);
      if (clipPath.startsWith('inset(50%') || (outer !== root && isBar(outer))) return null;
      if (overflowX === 'visible') continue;
      const box = outer.getBoundingClientRect();
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return right - left > tolerance && bottom - top > tolerance
      ? { left, top, right, bottom }
      : null;
  }
  function addPiece(label: string, element: Element, fullBox: DOMRect): void {
    const box = clip(fullBox, element);
    elementNumbers.set(element, elementNumbers.get(element) ?? elementNumbers.size);
    if (box !== null) pieces.push({ label, element: elementNumbers.get(element) ?? 0, box });
  }
  function readText(node: Text): void {
    const element = node.parentElement;
    const text = node.data.trim();
    if (text === '' || element?.closest('script, style, noscript, option, svg') !== null) return;
    if (!isVisible(element)) return;
    const range = document.createRange();
    for (const { 0: word, index } of node.data.matchAll(/\p{L}+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      words.push({ word, text, tops: boxes.map(({ top }) => Math.round(top)) });
    }
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) addPiece(text, element, box);
  }
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
    if (node instanceof Text) readText(node);
  for (const icon of root.querySelectorAll('svg, [data-places] a'))
    if (isVisible(icon)) addPiece(icon.outerHTML.slice(0, 60), icon, icon.getBoundingClientRect());
  return { words, pieces };
}
