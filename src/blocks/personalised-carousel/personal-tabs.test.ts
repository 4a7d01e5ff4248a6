/** Tests of the queries of the personalised carousel's tabs. */
import { expect, test } from 'vitest';
import { chooseTab, toPersonalRow } from './personal-tabs.ts';

test('the first tab keeps the brand and the cleaned term that its editor gave', () => {
  expect(
    toPersonalRow({ tab: 'mens', brand: 'thornwick', searchTerm: 'wool "coat"^~' }),
  ).toMatchObject({
    category: 'mens',
    brand: 'thornwick',
    q: 'wool coat',
    limit: 10,
  });
});

test('selecting a tab clears brand and search term', () => {
  const row = toPersonalRow(chooseTab('beauty'));
  expect(row).toMatchObject({ category: 'beauty', q: '' });
  expect(row).not.toHaveProperty('brand');
});
