/** @vitest-environment happy-dom */
/** Tests of the focus after the focused element has been removed. */
import { beforeEach, expect, test } from 'vitest';
import { manageListingFocus } from './listing-focus.browser.ts';

const chip = (name: string) => `<li><a href="#${name}" id="${name}">${name}</a></li>`;

beforeEach(() => {
  document.body.innerHTML = `<div id="root">
    <ul data-chips="query">${chip('without-red')}${chip('without-wool')}</ul>
    <ul data-chips="filters">${chip('size')}${chip('price')}${chip('clear')}</ul>
    <section id="results" tabindex="-1"></section></div><div id="drawer"></div>`;
});

const find = (id: string) => document.querySelector<HTMLElement>(`#${id}`) ?? document.body;

async function focusAfter(...taken: readonly string[]): Promise<string> {
  const stop = manageListingFocus(find('root'), find('drawer'));
  let last = '';
  for (const id of taken) {
    find(id).focus();
    find(id).closest('li')?.remove();
    await expect.poll(() => document.activeElement !== document.body).toBe(true);
    last = document.activeElement?.id ?? '';
  }
  stop();
  return last;
}

test.each([
  [['without-red'], 'without-wool'],
  [['without-wool'], 'without-red'],
  [['size'], 'price'],
  [['price'], 'size'],
  [['without-red', 'without-wool'], 'results'],
])('after %j is removed the focus is on %s', async (taken, next) => {
  expect(await focusAfter(...taken)).toBe(next);
});
