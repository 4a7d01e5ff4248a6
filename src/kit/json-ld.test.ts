/** Tests of JSON-LD inside a script element. */
import { expect, test } from 'vitest';
import { writeJson } from './json-ld.tsx';

test('no name can end the script that holds it', () => {
  const text = writeJson({ name: '</script><script>' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: '</script><script>' });
});
