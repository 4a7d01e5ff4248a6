/** Tests of order numbers. */
import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { createOrderNumber, ORDER_NUMBER } from './order-number.ts';

test('order numbers are readable, unique and not ascending', () => {
  const numbers = Array.from({ length: 10_000 }, () => createOrderNumber(randomInt));
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const number of numbers) expect(number).toMatch(ORDER_NUMBER);
  expect(numbers.toSorted()).not.toEqual(numbers);
});

test('every character of the alphabet is parsed again', () => {
  const drawn = Array.from({ length: 29 }, (_, index) => createOrderNumber(() => index)).join('');
  expect(new Set(drawn.replaceAll('-', '')).size).toBe(29);
  for (const confusable of '01ILOUV') expect(drawn).not.toContain(confusable);
});
