/** Tests of the messages for values that do not fit a schema. */
import {
  array,
  integer,
  isoTimestamp,
  maxLength,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
} from 'valibot';
import { expect, test } from 'vitest';
import { compileMessage } from '#tools/build/compile-message.ts';
import { formatFault } from './fault.ts';
import { messages } from './faults.messages.ts';
import { createMessageWriter } from './message.ts';
import { listSchemaFaults } from './schema-faults.ts';
import type { Text } from './text.tsx';

const schema = pipe(
  object({
    title: pipe(string(), maxLength(5)),
    count: optional(pipe(number(), integer()), 1),
    side: optional(picklist(['start', 'end'])),
    ends: optional(pipe(string(), isoTimestamp())),
    cards: optional(
      array(object({ name: string(), link: optional(object({ href: string() })) })),
      [],
    ),
  }),
  transform(({ title }) => title),
);
const sources: Readonly<Record<string, string>> = messages;
const english: Text = (id, values) =>
  createMessageWriter('en-GB')(compileMessage(sources[id] ?? id), values);
const listFaults = (value: unknown) =>
  listSchemaFaults(schema, value, ['_meta']).map((fault) => formatFault(fault, english));

test('a valid value has no faults', () => {
  expect(
    listFaults({ _meta: {}, title: 'a', cards: [{ name: 'b', link: { href: '/' } }] }),
  ).toEqual([]);
});

test('all faults are listed at once, each with its path', () => {
  expect(
    listFaults({ count: 1.5, side: 'left', ends: 'tomorrow', cards: [{ name: 3 }, {}] }),
  ).toEqual([
    'title: is missing',
    'count: must be a whole number; given: 1.5',
    'side: must be one of "start", "end"; given: "left"',
    'ends: must be a date and time with a time zone, such as 2027-01-31T09:00:00Z; given: "tomorrow"',
    'cards.0.name: must be a text; given: 3',
    'cards.1.name: is missing',
  ]);
  expect(listFaults({ title: 'too long', cards: {} })).toEqual([
    'title: has 8 characters; the maximum is 5',
    'cards: must be a list: [ … ]; given: {}',
  ]);
  expect(listFaults('x')).toEqual([': must be an object: { … }; given: "x"']);
});

test('an unknown field is a fault that suggests the field probably meant', () => {
  expect(
    listFaults({
      title: 'a',
      titel: 'b',
      cards: [{ name: 'c', link: { href: '/', hreff: '/' } }],
      colour: 'red',
    }),
  ).toEqual([
    'titel: is an unknown field; did you mean title?',
    'cards.0.link.hreff: is an unknown field; did you mean href?',
    'colour: is an unknown field; the fields are: title, count, side, ends, cards',
  ]);
});
