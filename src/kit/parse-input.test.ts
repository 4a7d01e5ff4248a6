/** Tests that the error of a schema names the field. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseInput } from './parse-input.ts';

const schema = z.object({ items: z.array(z.object({ quantity: z.number('is no number') })) });
const refuse = (field: string, reason: string) => new Error(`${field}: ${reason}`);

test('a valid value is returned', () => {
  const value = { items: [{ quantity: 2 }] };
  expect(parseInput(schema, value, refuse)).toEqual(value);
});

test('the error names the path of the first fault, or the value itself', () => {
  const value = { items: [{ quantity: 2 }, { quantity: '2' }] };
  expect(() => parseInput(schema, value, refuse)).toThrow('items.1.quantity: is no number');
  expect(() => parseInput(schema, null, refuse, 'the order')).toThrow(/^the order: /);
});
