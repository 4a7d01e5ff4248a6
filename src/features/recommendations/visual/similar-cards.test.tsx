/** @vitest-environment happy-dom */
/** Tests of similar products of an item that is out of stock: cards, link, dialog. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { searchRecords } from '#features/search/search.fixtures.ts';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { createTestShop } from '#test/create-test-shop.ts';
import { CardSimilarDialog } from './card-similar-dialog.tsx';
import { loadSimilarCards } from './load-similar-cards.server.ts';
import { SimilarLink } from './similar-link.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const records = searchRecords(12);
const keys = records.map(({ productKey }) => productKey);

function openShop(colour?: string) {
  return createTestShop({
    ports: {
      recommendations: {
        findVisuallySimilar: async (_scope, { limit }) =>
          keys.slice(0, limit).map((productKey) => ({ productKey, ...(colour && { colour }) })),
      },
      search: { handle: async () => ({ status: 200, body: { results: [{ hits: records }] } }) },
    },
  });
}

describe('REC-2: cards of similar products', () => {
  test('are six in stock, in the order of the service, without the product itself', async () => {
    const [own = ''] = keys;
    const hits = await loadSimilarCards(openShop(), { productKey: own });
    expect(hits).toHaveLength(6);
    expect(hits.every(({ isOnStock }) => isOnStock)).toBe(true);
    const loadedKeys = hits.map(({ productKey }) => productKey);
    expect(loadedKeys).not.toContain(own);
    expect(loadedKeys).toEqual(keys.filter((key) => loadedKeys.includes(key)));
  });
  test('show the colour that is similar', async () => {
    const several = records.find(({ colourVariants }) => colourVariants.length > 1);
    const colour = several?.colourVariants.at(-1)?.colour;
    const hits = await loadSimilarCards(openShop(colour), { productKey: 'OTHER' });
    const hitsWithColour = hits.filter(({ colours }) =>
      colours.some((candidate) => candidate.colour === colour),
    );
    expect(hitsWithColour.length).toBeGreaterThan(0);
    for (const { colours } of hitsWithColour) expect(colours[0]?.colour).toBe(colour);
  });
});

const link = { slug: 'wool-coat', productKey: 'COAT', colour: 'moss' };

function renderLink() {
  render(
    <ShopProvider value={testShop}>
      <SimilarLink {...link} />
    </ShopProvider>,
    { wrapper: MemoryRouter },
  );
  return screen.getByRole('link', { name: 'recommendations.seeSimilar' });
}

describe('REC-2: the link of an item that is out of stock', () => {
  test('leads to a page without JavaScript, and opens a dialog with the cards', async () => {
    const hits = await loadSimilarCards(openShop(), { productKey: 'OTHER' });
    const request = vi.fn(async (_address: string) => Response.json({ hits }));
    vi.stubGlobal('fetch', request);
    const opener = renderLink();
    expect(opener.getAttribute('href')).toBe('/search/similar/wool-coat/moss');
    fireEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'recommendations.title' });
    expect(await screen.findAllByRole('article')).toHaveLength(6);
    expect(dialog.isConnected).toBe(true);
    const all = screen.getByRole('link', { name: 'recommendations.seeAll' });
    expect(all.getAttribute('href')).toBe('/search/similar/wool-coat/moss');
    expect(request.mock.calls[0]?.[0]).toMatch(/similarCards\?key=COAT&colour=moss&locale=en-GB$/);
  });
  test.each([
    ['an error status', () => Promise.resolve(new Response('no', { status: 503 }))],
    ['a page instead of JSON', () => Promise.resolve(new Response('<p>Sign in</p>'))],
    ['no network', () => Promise.reject(new Error('offline'))],
  ])('offers the page after %s', async (_, respond) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', respond);
    fireEvent.click(renderLink());
    expect((await screen.findByRole('alert')).textContent).toContain('recommendations.failed');
    const page = screen.getByRole('link', { name: 'recommendations.openPage' });
    expect(page.getAttribute('href')).toBe('/search/similar/wool-coat/moss');
  });
  test('may be in a form, which does not contain the dialog', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ hits: [] }));
    const onSubmit = vi.fn();
    render(
      <ShopProvider value={testShop}>
        <form onSubmit={onSubmit} data-testid="buy">
          <SimilarLink {...link} />
        </form>
      </ShopProvider>,
      { wrapper: MemoryRouter },
    );
    fireEvent.click(screen.getByRole('link', { name: 'recommendations.seeSimilar' }));
    const dialog = await screen.findByRole('dialog');
    expect(screen.getByTestId('buy').contains(dialog)).toBe(false);
    fireEvent.submit(dialog);
    expect(onSubmit).not.toHaveBeenCalled();
  });
  test('says that there is nothing similar', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ hits: [] }));
    fireEvent.click(renderLink());
    expect((await screen.findByText('recommendations.noneSimilar')).isConnected).toBe(true);
  });
});

describe('REC-2: the link of a sold-out card', () => {
  const showCards = () => {
    vi.stubGlobal('fetch', async () => Response.json({ hits: [] }));
    render(
      <ShopProvider value={testShop}>
        <article data-product="COAT">
          <a href="/search/similar/wool-coat/moss">More like this</a>
          <a href="/product/wool-coat">Wool coat</a>
        </article>
        <a href="/search/similar/wool-coat/moss">See all</a>
        <CardSimilarDialog />
      </ShopProvider>,
      { wrapper: MemoryRouter },
    );
  };
  test('opens its similar products in a dialog', async () => {
    showCards();
    expect(fireEvent.click(screen.getByRole('link', { name: 'More like this' }))).toBe(false);
    await screen.findByRole('dialog', { name: 'recommendations.title' });
    expect(await screen.findByText('recommendations.noneSimilar')).toBeTruthy();
  });
  test.each([
    ['for a new tab', 'More like this', { ctrlKey: true }],
    ['of its product', 'Wool coat', {}],
    ['outside of a card', 'See all', {}],
  ])('stays a link %s', (_, name, keys) => {
    showCards();
    let isHandled = true;
    const follow = (event: Event) => {
      isHandled = event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', follow, { once: true });
    fireEvent.click(screen.getByRole('link', { name }), keys);
    expect(isHandled).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
