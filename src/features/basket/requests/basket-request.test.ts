/** Tests of invalid basket requests and the field that each error names. */
import { describe, expect, test } from 'vitest';
import { parseAddItems, parseChange, parseIdempotencyKey } from './basket-request.server.ts';

const id = '0192f0c0-0000-7000-8000-000000000001';

describe('an add', () => {
  test('takes a list, or an object with items; the default quantity is one', () => {
    expect(parseAddItems('[{"sku":"ABC00001-1-1"}]')).toEqual([
      { sku: 'ABC00001-1-1', quantity: 1 },
    ]);
    expect(parseAddItems('{"items":[{"marketplaceSku":"M12345678","quantity":2}]}')).toEqual([
      { sku: 'M12345678', quantity: 2 },
    ]);
  });

  test('keeps the search attribution and the custom fields', () => {
    const item = {
      sku: 'ABC00001-1-1',
      quantity: 1,
      objectIds: ['tee'],
      queryId: 'q1',
      customFields: { engraving: 'For R' },
    };
    expect(parseAddItems(JSON.stringify([item]))).toEqual([item]);
  });

  test.each([
    ['not json', 'data'],
    ['[]', 'items'],
    ['{"sku":"x"}', 'items'],
    ['[{"quantity":1}]', 'items[0].sku'],
    ['[{"sku":"a","quantity":0}]', 'items[0].quantity'],
    ['[{"sku":"a","quantity":-1}]', 'items[0].quantity'],
    ['[{"sku":"a","quantity":1.5}]', 'items[0].quantity'],
    ['[{"sku":"a","quantity":1e9}]', 'items[0].quantity'],
    ['[{"sku":"a","quantity":"2"}]', 'items[0].quantity'],
    ['[{"sku":"a"},{"sku":""}]', 'items[1].sku'],
    ['{"items":[{"sku":"a","quantity":0}]}', 'items[0].quantity'],
    ['{"items":[{"sku":"a"},{"quantity":1}]}', 'items[1].sku'],
    ['{"items":"a"}', 'items'],
    ['[{"sku":{"__proto__":1}}]', 'items[0].sku'],
    [JSON.stringify(Array.from({ length: 21 }, () => ({ sku: 'a' }))), 'items'],
    ['null', 'items'],
  ])('refuses %s and names %s', (data, field) => {
    expect(() => parseAddItems(data)).toThrow(
      expect.objectContaining({ status: 400, details: { field } }),
    );
  });
});

describe('a change', () => {
  test('reads form fields', () => {
    expect(parseChange({ lineId: id, quantity: '0', version: '3' })).toEqual({
      lineId: id,
      quantity: 0,
      version: 3,
    });
  });
  test.each([
    [{ lineId: 'x', quantity: '1', version: '1' }, 'lineId'],
    [{ lineId: id, quantity: 'many', version: '1' }, 'quantity'],
    [{ lineId: id, quantity: '1000', version: '1' }, 'quantity'],
    [{ lineId: id, quantity: '1' }, 'version'],
  ])('refuses %j and names %s', (fields, field) => {
    expect(() => parseChange(fields)).toThrow(
      expect.objectContaining({ status: 400, details: { field } }),
    );
  });
});

test('an idempotency key is optional, and must be plain', () => {
  expect(parseIdempotencyKey(null)).toBeUndefined();
  expect(parseIdempotencyKey('8d2e0f6c-1111-4222-8333-444455556666')).toBe(
    '8d2e0f6c-1111-4222-8333-444455556666',
  );
  expect(() => parseIdempotencyKey('short')).toThrow(expect.objectContaining({ status: 400 }));
});
