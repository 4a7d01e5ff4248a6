/** Tests of the messages that a previewed page accepts. */
import { expect, test } from 'vitest';
import { parsePreviewMessage } from './preview-messages.ts';

const allowed = ['https://shop.example'];
const init = { parade: 1, type: 'init' };

test.each([
  init,
  { parade: 1, type: 'init-response', path: 'home', sections: 3 },
  { parade: 1, type: 'set-data', sections: [{ any: 'thing' }] },
  {
    parade: 1,
    type: 'set-data',
    sections: [],
    badges: [{ text: 'New drop', categorySlug: 'mens' }],
    selected: ['plain-tee'],
  },
  { parade: 1, type: 'set-data', sections: [], variants: { 'card-size': 'large' } },
  { parade: 1, type: 'product-click', slug: 'plain-tee' },
  { parade: 1, type: 'product-click', slug: 'plain-tee', isSelected: true },
])('$type is understood from where it may come', (data) => {
  expect(parsePreviewMessage({ origin: 'https://shop.example', data }, allowed)).toEqual(data);
});

test.each([
  'https://evil.example',
  'https://shop.example.evil.example',
  'http://shop.example',
  'null',
  '',
])('nothing from %j is heard', (origin) => {
  expect(parsePreviewMessage({ origin, data: init }, allowed)).toBeNull();
});

test.each([
  null,
  'init',
  1,
  {},
  { type: 'init' },
  { parade: 2, type: 'init' },
  { parade: 1, type: 'eval' },
  { parade: 1, type: 'set-data', sections: 'x' },
  {
    parade: 1,
    type: 'set-data',
    sections: [],
    badges: [{ text: 'x', backgroundColor: 'red;background:url(//evil.example)' }],
  },
  { parade: 1, type: 'set-data', sections: [], selected: 'all' },
  { parade: 1, type: 'set-data', sections: [], variants: { 'card-size': '<b>' } },
])('%j is no message', (data) => {
  expect(parsePreviewMessage({ origin: 'https://shop.example', data }, allowed)).toBeNull();
});
