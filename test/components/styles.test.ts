/** @vitest-environment happy-dom */
/** Tests of the styles that component tests read, against what a browser would compute. */
import { expect, test } from 'vitest';
import { isShown, styleOf } from './styles.ts';

function element(html: string): Element | null {
  document.body.innerHTML = html;
  return document.body.querySelector('i');
}

test('a style depends on the width of the viewport, and on a pointer that can hover', () => {
  const wide = element('<i class="hidden h-[38px] size-15 md:block hoverable:underline"></i>');
  expect(styleOf(wide, { width: 767 })).toMatchObject({ display: 'none', width: '60px' });
  expect(styleOf(wide, { width: 768 })).toMatchObject({ display: 'block', height: '38px' });
  expect(styleOf(wide, { canHover: false })['text-decoration-line']).toBeUndefined();
  expect(styleOf(wide, { canHover: true })['text-decoration-line']).toBe('underline');
});

test('a state counts only where the test says so, and an inline style wins', () => {
  const link = element('<i class="hover:text-center h-4" style="height: 3px"></i>');
  expect(styleOf(link)).toMatchObject({ height: '3px' });
  expect(styleOf(link)['text-align']).toBeUndefined();
  expect(styleOf(link, { states: [':hover'] })['text-align']).toBe('center');
});

test('an element is shown unless something around it is hidden', () => {
  const inner = element('<p class="max-md:hidden"><i></i></p>');
  expect([isShown(inner, { width: 390 }), isShown(inner, { width: 768 })]).toEqual([false, true]);
  expect(isShown(element('<p hidden><i></i></p>'), {})).toBe(false);
});
