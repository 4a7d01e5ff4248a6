/** Tests of the HTML block: what it shows is sanitised. */
import { expect, test } from 'vitest';
import { drawBlock } from '#test/draw-block.tsx';

test('R§2: words with their own marks are cleaned, and nothing where nothing is left', () => {
  expect(
    drawBlock('html', {
      html: '<p onclick="x()">Read <a href="/pages/a">on</a></p><script>x()</script>',
    }).one('.written')?.innerHTML,
  ).toBe('<p>Read <a href="/pages/a">on</a></p>');
  expect(drawBlock('html', { html: '<script>x()</script>' }).html).toBe('');
});
