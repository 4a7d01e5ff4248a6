/** What is packed comes out as it went in. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pack, unpack } from './packed.ts';

test('any plain value comes back, with all its quotes', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(unpack(pack(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  const quoted = { name: `Women's "best" tee` };
  expect(unpack(pack(quoted))).toEqual(quoted);
});

test('no double quote of the JSON itself is left to be escaped', () => {
  expect(pack({ a: ['b'] })).toBe("{'a':['b']}");
});
