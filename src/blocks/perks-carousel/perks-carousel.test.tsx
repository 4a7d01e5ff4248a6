/** Tests of the perk carousel. */
import { expect, test } from 'vitest';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';

test('perks have a link to all of them', () => {
  const row = renderBlock('perks-carousel', {
    title: 'For members',
    viewAll: { label: 'View all', href: '/account' },
    cards: [{ title: 'One', body: 'Always.', href: '/p' }],
  });
  expect(row.all('a').map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['View all', '/account'],
    ['One', '/p'],
  ]);
  expect(row.text).toContain('Always.');
});

test('a perk without a title is rejected with the path of its field', () => {
  expect(contentErrorOf('perks-carousel', { title: 'x', cards: [{ title: '' }] })).toMatch(
    /^cards\.0\.title: /,
  );
});
