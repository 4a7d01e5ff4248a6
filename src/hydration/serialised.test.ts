/** Tests of serialised loader data: a round trip changes nothing. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deserialise, type Serialised, serialise } from './serialised.ts';

/** As the browser receives it: the added space keeps it out of the cache of recent values. */
const send = <T>(value: T) => `${serialise(value)} ` as Serialised<T>;

test('any plain value is the same after a round trip, with all its quotes', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(deserialise(send(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  const quoted = { name: `Women's "best" tee` };
  expect(deserialise(send(quoted))).toEqual(quoted);
});

test('the text contains no double quotes of JSON, which the router would escape', () => {
  expect(serialise({ a: ['b'] })).toBe("{'a':['b']}");
});

test('the same text is parsed only once', () => {
  const sent = send({ a: ['b'] });
  expect(deserialise(sent)).toBe(deserialise(sent));
});
