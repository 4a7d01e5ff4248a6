/** Tests that no two products of a shop have one title or one description. */
import { describe, expect, test } from 'vitest';
import { createProductMetaTags } from '#pages/product/meta/product.meta.ts';
import { toProductView } from '#pages/product/product-view.ts';
import { listRepetitions } from '#test/journeys/support/page-html/page-faults.ts';
import { openSampleCatalogue, readSampleProducts, sampleShops } from './sample-shops.fixtures.ts';

const catalogue = await openSampleCatalogue();

describe.each(sampleShops)('$fascia.code in $tag', (shop) => {
  test('no two products have one title or one description', async () => {
    const products = await readSampleProducts(catalogue, shop);
    expect(products.length).toBeGreaterThan(200);
    const heads = products.map((product) => ({
      url: product.slug,
      tags: createProductMetaTags(toProductView(product)),
    }));
    const titles = heads.flatMap(({ url, tags }) =>
      tags.flatMap((tag) => ('title' in tag ? [{ url, text: tag.title }] : [])),
    );
    const descriptions = heads.flatMap(({ url, tags }) =>
      tags.flatMap((tag) =>
        'name' in tag && tag.name === 'description' ? [{ url, text: tag.content }] : [],
      ),
    );
    expect([titles.length, descriptions.length]).toEqual([products.length, products.length]);
    expect(listRepetitions(titles)).toEqual([]);
    expect(listRepetitions(descriptions)).toEqual([]);
  });
});
