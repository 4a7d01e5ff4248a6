/** Tests that only Tailwind's fallback defaults are dropped from a style sheet. */
import { expect, test } from 'vitest';
import { dropFallback } from './css-defaults-plugin.ts';

test('drops the whole layer of defaults and nothing else', () => {
  const layer = '@layer properties{@supports (not (margin-trim:block)){*,:before{--tw-a:0}}}';
  expect(dropFallback(`/*! tw */${layer}@layer theme{:root{--b:1}}`)).toBe(
    '/*! tw */@layer theme{:root{--b:1}}',
  );
});

test('does not change a style sheet without the layer', () => {
  expect(dropFallback('@layer properties;.a{color:red}')).toBe('@layer properties;.a{color:red}');
});
