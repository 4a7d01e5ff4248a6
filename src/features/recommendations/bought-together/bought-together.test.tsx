/** @vitest-environment happy-dom */
/** Tests of the row of products bought together with those just added: cards, loading, failures. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { someBasket, someLine } from '#features/basket/basket.fixtures.ts';
import { toCardHit } from '#features/product-card/card-hit.ts';
import { toProductCard } from '#features/search/records/product-card.ts';
import { searchRecords } from '#features/search/search.fixtures.ts';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { BoughtTogether } from './bought-together.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const promotions = {
  ...{ badges: [], classification: { excluded: [], departments: [] }, language: 'en-GB' },
};
const hits = searchRecords(4).map((record) => toCardHit(toProductCard(record), promotions));
const keys = hits.map(({ productKey }) => productKey);

function renderSuggestions(otherKeysInBasket: readonly string[] = []) {
  const onLeave = vi.fn();
  const added = ['TEE1', 'TEE2'].map((productKey) => someLine({ productKey }));
  const lines = [...added, ...otherKeysInBasket.map((productKey) => someLine({ productKey }))];
  render(
    <ShopProvider value={testShop}>
      <BoughtTogether added={added} basket={someBasket(...lines)} onLeave={onLeave} />
    </ShopProvider>,
    { wrapper: MemoryRouter },
  );
  return onLeave;
}

const section = () => screen.queryByRole('region', { name: 'added.suggestions' });

describe('BAG-3: products bought together with those just added', () => {
  test('is a row of links, without those of the basket, busy until it has loaded', async () => {
    const request = vi.fn(async (_address: string) => Response.json({ hits }));
    vi.stubGlobal('fetch', request);
    renderSuggestions([keys[1] ?? '']);
    expect(section()?.getAttribute('aria-busy')).toBe('true');
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href')?.split('?')[0])).toEqual(
      [hits[0], hits[2], hits[3]].map((hit) => `/product/${hit?.slug}`),
    );
    expect(section()?.getAttribute('aria-busy')).toBe('false');
    expect(request.mock.calls[0]?.[0]).toMatch(/boughtTogether\?productKeys=TEE1%2CTEE2&locale=/);
  });

  test('closes the panel when a link is followed', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ hits }));
    const onLeave = renderSuggestions();
    const [first] = await screen.findAllByRole('link');
    if (first) fireEvent.click(first);
    expect(onLeave).toHaveBeenCalledOnce();
  });

  test.each([
    ['one other product', async () => Response.json({ hits: hits.slice(0, 1) })],
    ['an error status', async () => new Response('no', { status: 503 })],
    ['a page instead of JSON', async () => new Response('<p>Sign in</p>')],
    ['no network', () => Promise.reject(new Error('offline'))],
  ])('is hidden after %s', async (_, respond) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', respond);
    renderSuggestions();
    await waitFor(() => expect(section()).toBeNull());
  });
});
