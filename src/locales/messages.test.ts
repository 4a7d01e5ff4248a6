/** Tests of the texts of messages: French typography, and no name of the code in a sentence. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const linesOf = (pattern: string) =>
  globSync(pattern).flatMap((file) => readFileSync(file, 'utf8').split('\n'));

test('French messages have a no-break space before double punctuation and in quotation marks', () => {
  const lines = linesOf('src/locales/fr-FR/*.json');
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.filter((line) => /[^\s"] [:;!?»%]|« /.test(line))).toEqual([]);
});

test('no message has a camel-case name among its words, as a careless rename leaves', () => {
  const lines = [...linesOf('src/**/*.messages.ts'), ...linesOf('src/locales/*/*.json')];
  expect(lines.length).toBeGreaterThan(4000);
  expect(lines.filter((line) => /[\p{L},.] [a-z]{2,}[A-Z]\w* \p{L}/u.test(line))).toEqual([]);
});
