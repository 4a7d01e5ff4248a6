/** @vitest-environment happy-dom */
/** Tests of the link from a rewritten or filtered search to the literal one. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EMPTY_LISTING, type ListingState } from '#features/search/listing.ts';
import type { QueryRewrite } from '#features/search/query/parse-query-rewrite.ts';
import { loadNamespace, openMessages } from '#i18n/message-catalogues.tsx';
import { MessagesProvider } from '#i18n/text.tsx';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { QueryInterpretation } from './query-interpretation.tsx';

afterEach(cleanup);

function show(
  state: Partial<ListingState>,
  rewrite: QueryRewrite | null,
): readonly (string | null)[] {
  render(
    <ShopProvider value={testShop}>
      <QueryInterpretation state={{ ...EMPTY_LISTING, ...state }} rewrite={rewrite} />
    </ShopProvider>,
  );
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
}

test.each([
  [
    'was corrected',
    { q: 'drss' },
    { query: 'dress', isAddition: false },
    ['/search?q=drss&asked=drss'],
  ],
  [
    'was shortened',
    { q: 'red moon dress' },
    { query: 'red dress', isAddition: true },
    ['/search?q=red%20moon%20dress&asked=red%20moon%20dress'],
  ],
  [
    'was read',
    { q: 'dress', typedQuery: 'dress size 12' },
    null,
    ['/search?q=dress%20size%2012&asked=dress%20size%2012'],
  ],
  [
    'was read and corrected',
    { q: 'drss', typedQuery: 'drss size 12' },
    { query: 'dress', isAddition: false },
    ['/search?q=drss%20size%2012&asked=drss%20size%2012'],
  ],
  ['was found as it stands', { q: 'dress' }, null, []],
  ['was asked for as it stands', { q: 'dress', typedQuery: 'dress' }, null, []],
] as const)('a search that %s leads to itself', (_, state, rewrite, hrefs) => {
  expect(show(state, rewrite)).toEqual(hrefs);
});

test('a corrected search names both queries', async () => {
  await loadNamespace('en-GB', 'listing');
  render(
    <MessagesProvider value={openMessages('en-GB')}>
      <QueryInterpretation
        state={{ ...EMPTY_LISTING, q: 'drss' }}
        rewrite={{ query: 'dress', isAddition: false }}
      />
    </MessagesProvider>,
  );
  expect(document.body.textContent).toContain('No results for “drss”, showing “dress”');
});
