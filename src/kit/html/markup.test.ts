/** Tests that text cannot break out of elements, attributes and scripts. */
import { expect, test } from 'vitest';
import { escapeMarkup, stringifyForScript } from './markup.ts';

test('no text can open an element, end an attribute or form an entity', () => {
  expect(escapeMarkup(`<b title="x" lang='y'>&amp;`)).toBe(
    '&lt;b title=&quot;x&quot; lang=&#39;y&#39;&gt;&amp;amp;',
  );
});

test('no text can end the script element that contains it', () => {
  const text = stringifyForScript({ name: '</script><script>' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: '</script><script>' });
});
