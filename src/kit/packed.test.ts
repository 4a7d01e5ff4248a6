/** What is packed comes out as it went in. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Packed, pack, unpack } from './packed.ts';

/** As a browser gets it: with a space, it is not the text that was packed here and is known. */
const send = <T>(value: T) => `${pack(value)} ` as Packed<T>;

test('any plain value comes back, with all its quotes', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(unpack(send(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  const quoted = { name: `Women's "best" tee` };
  expect(unpack(send(quoted))).toEqual(quoted);
});

test('no double quote of the JSON itself is left to be escaped', () => {
  expect(pack({ a: ['b'] })).toBe("{'a':['b']}");
});

test('the same text is read once', () => {
  const sent = send({ a: ['b'] });
  expect(unpack(sent)).toBe(unpack(sent));
});
