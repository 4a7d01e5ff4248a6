/** Tests of syntax errors in hand-written JSON. */
import { expect, test } from 'vitest';
import { compileMessage } from '#tools/build/compile-message.ts';
import { messages } from './faults.messages.ts';
import { createMessageWriter } from './message.ts';
import { parseJson } from './parse-json.ts';

const sources: Readonly<Record<string, string>> = messages;

test('valid JSON is parsed', () => {
  expect(parseJson('{"a": [1]}')).toEqual({ value: { a: [1] } });
});

test.each([
  [
    '{\n  "a": 1,\n  "b": tru\n}',
    'is not valid JSON at line 3, column 11: "\\n" does not belong here',
  ],
  ['{"a": x}', 'is not valid JSON at line 1, column 7: "x" does not belong here'],
  [
    '{"a": 1 "b": 2}',
    'is not valid JSON at line 1, column 9: a comma or a closing bracket is missing',
  ],
  [
    '{"a": 1,}',
    'is not valid JSON at line 1, column 9: a name in double quotes is expected here, and no comma before a closing bracket',
  ],
  [
    '{"a": "b\nc"}',
    'is not valid JSON at line 1, column 9: a line break within a text is written \\n',
  ],
  ['{"a": 1}}', 'is not valid JSON at line 1, column 9: there is text after the end'],
  [
    '{"a": 1',
    'is not valid JSON at line 1, column 8: it ends too early, or a bracket or a quotation mark is not closed',
  ],
  ['', 'is not valid JSON: it ends too early, or a bracket or a quotation mark is not closed'],
])('%j gets an error with position and reason', (text, expected) => {
  const parsed = parseJson(text);
  if (!('reason' in parsed)) throw new Error('The JSON is valid.');
  const { code, values } = parsed.reason;
  expect(createMessageWriter('en-GB')(compileMessage(sources[code] ?? code), values)).toBe(
    expected,
  );
});
