/** The products of a carousel, by one search. */
import { safeParse } from 'valibot';
import { indexName } from '#features/search/search.ts';
import { defineBlockLoad } from '#kit/define-block-load.ts';
import { CAROUSEL_FIELDS, type CarouselProduct, contentSchema, TYPE } from './product-carousel.ts';

const LENGTH = 12;

export const blockLoad = defineBlockLoad({
  type: TYPE,
  async load(shop, content) {
    const parsed = safeParse(contentSchema, content);
    if (!parsed.success) return null;
    const { category, productKeys = [], sort } = parsed.output.source;
    const keys = productKeys.slice(0, LENGTH);
    const request = {
      indexName: indexName(shop.fascia.code, shop.locale.tag, sort),
      hitsPerPage: LENGTH,
      attributesToRetrieve: CAROUSEL_FIELDS,
      facetFilters: [
        ...(category ? [`categorySlugs:${category}`] : []),
        ...(keys.length > 0 ? [keys.map((key) => `productKey:${key}`)] : []),
      ],
    };
    const answer = await shop.ports.search.handle({ method: 'POST', path: '/1/indexes/*/queries', body: { requests: [request] } });
    const products = readHits(answer.body);
    for (const { productKey } of products) shop.tag(`product:${productKey}`);
    shop.tag('listings');
    return inOrderOf(keys, products).map(keepFirstColour);
  },
});

function readHits(body: unknown): readonly CarouselProduct[] {
  const { results } = body as { results?: readonly { hits?: readonly CarouselProduct[] }[] };
  return results?.[0]?.hits ?? [];
}

/** Named products stand as they were named. */
function inOrderOf(keys: readonly string[], products: readonly CarouselProduct[]): readonly CarouselProduct[] {
  if (keys.length === 0) return products;
  return keys.flatMap((key) => products.find(({ productKey }) => productKey === key) ?? []);
}

/** The card shows one colour; the others would only weigh. */
function keepFirstColour({ colourVariants: [first], ...product }: CarouselProduct) {
  return { ...product, picture: { id: first?.images[0] ?? '', alt: product.name, tint: first?.tint ?? '#dddddd' } };
}
