/** Tests of the heading. */
import { expect, test } from 'vitest';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';
import { styleOf } from '#test/components/styles.ts';

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
  expect(styleOf(rendered.one('header'))['text-align']).toBe('center');
});

test('an empty title is rejected with the path of its field', () => {
  expect(contentErrorOf('header', { title: '' })).toMatch(/^title: /);
});
