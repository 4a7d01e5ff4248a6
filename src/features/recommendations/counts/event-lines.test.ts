/** Tests of reading events in JSON Lines. */
import { expect, test } from 'vitest';
import { groupEventLines, parseEventLine } from './event-lines.ts';

const parseFields = (fields: object) =>
  parseEventLine(JSON.stringify({ session: 's1', item: 'TEE1', time: 1_790_000_000, ...fields }));

test.each([
  [{ kind: 'view' }, 'view'],
  [{ kind: 'Purchase' }, 'buy'],
  [{ kind: 'addtocart' }, 'buy'],
  [{}, 'view'],
])('an event with %j is a %s', (fields, kind) => {
  expect(parseFields(fields)?.kind).toBe(kind);
});

test('times are seconds, milliseconds or dates, and ids may be numbers', () => {
  const time = 1_790_000_000_000;
  expect(parseFields({})?.time).toBe(time);
  expect(parseFields({ time })?.time).toBe(time);
  expect(parseFields({ time: new Date(time).toISOString() })?.time).toBe(time);
  expect(parseFields({ item: 12, session: 3 })).toMatchObject({ item: '12', session: '3' });
});

test.each([
  'no json',
  'null',
  '[]',
  '{"session":"s1"}',
  '{"session":"s1","item":"","time":1}',
  '{"session":"s1","item":"a","time":"soon"}',
  '{"session":"s1","item":"a","time":1,"kind":"dance"}',
])('%s is not an event', (line) => {
  expect(parseEventLine(line)).toBeNull();
});

test('sessions have their events in order, whatever the order of the lines', () => {
  const event = (session: string, item: string, time: number) =>
    parseFields({ session, item, time: 1e12 + time });
  const lines = [event('b', 'x', 9), event('a', 'z', 3), event('b', 'w', 1)].filter(
    (line) => line !== null,
  );
  expect(groupEventLines(lines).map(({ events }) => events.map(({ item }) => item))).toEqual([
    ['z'],
    ['w', 'x'],
  ]);
});
