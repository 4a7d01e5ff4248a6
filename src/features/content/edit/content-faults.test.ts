/** Tests of fault messages in every language. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { messages as faults } from '#i18n/faults.messages.ts';
import type { Message } from '#i18n/message.ts';
import { compileMessage } from '#tools/build/compile-message.ts';
import { readSourceMessages } from '#tools/build/messages-plugin.ts';
import { messages } from './content-faults.messages.ts';

const english: Readonly<Record<string, string>> = { ...faults, ...messages };

function listValues(message: Message): string[] {
  if (typeof message === 'string') return [];
  const named = message.flatMap((part) => {
    if (typeof part === 'string') return [];
    const [name, , options = {}] = part;
    return [name, ...Object.values(options).flatMap(listValues)];
  });
  return [...new Set(named)].toSorted();
}

test('fault messages have their own namespace, which no page for shoppers loads', async () => {
  const { 'content-faults': own = {}, ...others } = await readSourceMessages('.');
  expect(Object.keys(own).toSorted()).toEqual(Object.keys(english).toSorted());
  expect(
    Object.values(others).flatMap((namespace) =>
      Object.keys(namespace).filter((key) => key.startsWith('fault.')),
    ),
  ).toEqual([]);
});

test.each(['fr-FR', 'de-DE', 'ar'])(
  '%s has all messages, with the placeholders of the English ones',
  async (tag) => {
    const words = z
      .record(z.string(), z.string())
      .parse(JSON.parse(await readFile(`src/locales/${tag}/content-faults.json`, 'utf8')));
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(english).toSorted());
    const valuesOf = (all: Readonly<Record<string, string>>) =>
      Object.fromEntries(
        Object.entries(all).map(([key, text]) => [key, listValues(compileMessage(text))]),
      );
    expect(valuesOf(words)).toEqual(valuesOf(english));
  },
);
