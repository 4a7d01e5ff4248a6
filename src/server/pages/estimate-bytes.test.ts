/** Tests of the estimated size of a value. */
import { expect, test } from 'vitest';
import { estimateBytes } from './estimate-bytes.server.ts';

const words = 'x'.repeat(1_000);

test.each([
  ['an object', { words }],
  ['a list within an object', { list: [[words]] }],
  ['a map', new Map([['words', words]])],
  ['the keys of a map', new Map([[words, 1]])],
  ['a set', new Set([words])],
  ['bytes', new Uint8Array(1_000)],
])('counts what is in %s', (_, value) => {
  expect(estimateBytes(value)).toBeGreaterThanOrEqual(1_000);
  expect(estimateBytes(value)).toBeLessThan(1_200);
});

test('counts a repeated object once, and supports cycles', () => {
  const product: { words: string; itself?: unknown } = { words };
  product.itself = product;
  expect(estimateBytes([product, product])).toBeLessThan(1_200);
});

test('counts two bytes a character for strings beyond Latin-1, and nothing for other primitives', () => {
  const header = estimateBytes('');
  const sizes = ['é'.repeat(100), 'ثوب'.repeat(100), `${'x'.repeat(99)}—`].map(estimateBytes);
  expect(sizes.map((size) => size - header)).toEqual([100, 600, 200]);
  expect([null, undefined, 1, true].map(estimateBytes)).toEqual([0, 0, 0, 0]);
});
