/** Tests of the heading. */
import { expect, test } from 'vitest';
import { refusalOf, renderBlock } from '#test/components/render-block.tsx';

test('a header has a line above and below, and is centred when set so', () => {
  const rendered = renderBlock(
    'header',
    { title: 'The table', kicker: 'Home', subtitle: 'All of it.', align: 'center' },
    { isFirst: true },
  );
  expect([rendered.texts('p'), rendered.texts('h1')]).toEqual([
    ['Home', 'All of it.'],
    ['The table'],
  ]);
  expect(rendered.one('header')?.className).toContain('text-center');
});

test('an empty title is refused, by the name of its field', () => {
  expect(refusalOf('header', { title: '' })).toMatch(/^title: /);
});
