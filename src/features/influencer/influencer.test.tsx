/** @vitest-environment happy-dom */
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import type { RelatedGroups } from '#features/catalogue/catalogue-records.ts';
import { searchRecords } from '#features/search/search.fixtures.ts';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { createTestShop } from '#test/create-test-shop.ts';
import { placeHotspots } from './influencer.ts';
import { InfluencerSection } from './influencer-section.tsx';
import { loadInfluencerPicks, loadTalentEdit } from './load-influencer.server.ts';
import { TalentCarousel } from './talent-carousel.tsx';

afterEach(cleanup);

const records = searchRecords(6);
const keys = records.map(({ productKey }) => productKey);
const [first = '', second = '', third = ''] = keys;

/** A shop whose index has the records, or fails. */
function openShop(isAway = false) {
  return createTestShop({
    ports: {
      search: {
        async handle() {
          if (isAway) throw new Error('away');
          return { status: 200, body: { results: [{ hits: records }] } };
        },
      },
    },
  });
}

const of = (related: RelatedGroups) => ({ productKey: first, related });
const picture = { id: 'draw.tee.front', alt: { 'en-GB': 'Ines in a tee' }, tint: '#eeeeee' };

describe('REC-3: an influencer’s products', () => {
  const influencer = {
    ...{ header: { 'en-GB': 'Ines, off duty' }, picture, products: [first, 'GONE', second] },
    hotspots: [
      { product: second, left: 2, top: 120 },
      { product: 'GONE', left: 50, top: 50 },
    ],
  };

  test('has its header and the products that the shop sells, in the retailer’s order', async () => {
    const shop = openShop();
    const picks = await loadInfluencerPicks(shop, of({ influencer }));
    expect(picks?.header).toBe('Ines, off duty');
    expect(picks?.hits.map(({ productKey }) => productKey)).toEqual([first, second]);
    expect(shop.tags).toEqual(expect.arrayContaining([`product:${first}`, 'product:GONE']));
  });

  test('places products on its picture, never at its very edge; unknown ones are left out', () => {
    const hits = [{ productKey: second, slug: 'two', name: 'Two' }];
    expect(placeHotspots(influencer.hotspots, hits)).toEqual([
      { slug: 'two', name: 'Two', number: 1, left: 10, top: 90 },
    ]);
  });

  test('has no hotspots without a picture', async () => {
    const { picture: _, ...plain } = influencer;
    expect(await loadInfluencerPicks(openShop(), of({ influencer: plain }))).toMatchObject({
      ...{ picture: null, hotspots: [] },
    });
  });

  test.each([
    ['there is none', {}],
    ['one of its products is sold', { influencer: { products: [first, 'GONE'] } }],
  ] satisfies readonly [string, RelatedGroups][])('is hidden where %s', async (_why, related) => {
    expect(await loadInfluencerPicks(openShop(), of(related))).toBeNull();
  });

  test('is hidden where the search fails, and the page is not cached', async () => {
    const shop = openShop(true);
    expect(await loadInfluencerPicks(shop, of({ influencer }))).toBeNull();
    expect(shop.tags).toContain('incomplete');
  });

  test('links each hotspot to its product', async () => {
    const picks = await loadInfluencerPicks(openShop(), of({ influencer }));
    if (!picks) throw new Error('The section is shown.');
    render(
      <ShopProvider value={testShop}>
        <InfluencerSection picks={picks} />
      </ShopProvider>,
      { wrapper: MemoryRouter },
    );
    const section = within(screen.getByRole('region', { name: 'recommendations.influencer' }));
    expect(section.getByRole('img', { name: 'Ines in a tee' })).toBeTruthy();
    const [hotspot] = section.getAllByRole('link', { name: /recommendations.hotspot/ });
    expect(hotspot?.getAttribute('href')).toBe(`/product/${picks.hotspots[0]?.slug}`);
    expect(section.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  });
});

describe('REC-3: the carousel of a person’s edit', () => {
  test('has the other products, and a title of its own', async () => {
    const bundle = { header: { 'en-GB': 'Ines’s edit' }, products: [first, second, third] };
    const edit = await loadTalentEdit(openShop(), of({ bundle }));
    if (!edit) throw new Error('The carousel is shown.');
    expect(edit.hits.map(({ productKey }) => productKey)).toEqual([second, third]);
    render(
      <ShopProvider value={testShop}>
        <TalentCarousel edit={edit} />
      </ShopProvider>,
      { wrapper: MemoryRouter },
    );
    expect(screen.getByRole('region', { name: 'Ines’s edit' })).toBeTruthy();
  });

  test('is hidden with fewer than two others', async () => {
    expect(
      await loadTalentEdit(openShop(), of({ bundle: { products: [first, second] } })),
    ).toBeNull();
  });
});
