/** Tests of the HTML block: what it shows is sanitised. */
import { expect, test } from 'vitest';
import { refusalOf, renderBlock } from '#test/components/render-block.tsx';

test('words with their own marks are cleaned, and nothing where nothing is left', () => {
  expect(
    renderBlock('html', {
      html: '<p onclick="x()">Read <a href="/pages/a">on</a></p><script>x()</script>',
    }).one(':has(> p)')?.innerHTML,
  ).toBe('<p>Read <a href="/pages/a">on</a></p>');
  expect(renderBlock('html', { html: '<script>x()</script>' }).html).toBe('');
});

test('an unknown width is refused, naming its field', () => {
  expect(refusalOf('html', { html: '<p>x</p>', width: 'huge' })).toMatch(/^width: /);
});
