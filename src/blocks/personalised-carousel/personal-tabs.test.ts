/** What the tabs of the personalised carousel ask. */
import { expect, test } from 'vitest';
import { chooseTab, toPersonalListing } from './personal-tabs.ts';

test('the first tab keeps the brand and the cleaned term that its editor gave', () => {
  expect(toPersonalListing({ tab: 'mens', brand: 'thornwick', searchTerm: 'wool "coat"^~' })).toMatchObject({
    category: 'mens',
    brand: 'thornwick',
    q: 'wool coat',
    hitsPerPage: 10,
  });
});

test('selecting a tab clears brand and search term', () => {
  expect(toPersonalListing(chooseTab('beauty'))).toMatchObject({ category: 'beauty', brand: null, q: '' });
});
