/** Tests of the HTML block: what it shows is sanitised. */
import { expect, test } from 'vitest';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';

test('text with markup is sanitised, and nothing is rendered where nothing is left', () => {
  expect(
    renderBlock('html', {
      html: '<p onclick="x()">Read <a href="/pages/a">on</a></p><script>x()</script>',
    }).one(':has(> p)')?.innerHTML,
  ).toBe('<p>Read <a href="/pages/a">on</a></p>');
  expect(renderBlock('html', { html: '<script>x()</script>' }).html).toBe('');
});

test('a link can lead to the section by its anchor', () => {
  const content = { html: '<p>Sizes</p>', anchor: 'womens' };
  expect(renderBlock('html', content).one('section')?.id).toBe('womens');
  expect(contentErrorOf('html', { ...content, anchor: 'a b' })).toMatch(/^anchor: /);
});

test('an unknown width is rejected with the path of its field', () => {
  expect(contentErrorOf('html', { html: '<p>x</p>', width: 'huge' })).toMatch(/^width: /);
});
