/**
 * Tests that product pages, their structured data and Markdown, the feeds and the search records
 * state the same offers: for every product of the sample, in every fascia and locale.
 */
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { writeMerchantFeed } from '#catalogue-import/export/merchant-feed.server.ts';
import { ONE_SIZE, type Product, type Variant } from '#features/catalogue/catalogue.ts';
import type { DeliveryView } from '#features/delivery/delivery.ts';
import { DeliveryServices } from '#features/delivery/delivery-services.tsx';
import { loadOfferTerms } from '#features/offer/load-offer-terms.server.ts';
import type { OfferTerms } from '#features/offer/offer.ts';
import { parsePicturePath } from '#features/pictures/pictures.ts';
import { summarisePrices } from '#features/price/price.ts';
import { Price } from '#features/price/price.tsx';
import { resolveSelection } from '#features/selection/selection.ts';
import { formatShortMoney } from '#i18n/formats/short-money.ts';
import { formatMoney, isCurrencyCode } from '#i18n/money.ts';
import { MessageKeysProvider } from '#i18n/text.fixtures.tsx';
import { links } from '#links';
import { createProductJsonLd } from '#pages/product/meta/product-json-ld.ts';
import { pageRules } from '#pages/product/page-rules.ts';
import { toProductView } from '#pages/product/product-view.ts';
import { createMemorySearchSource } from '#providers/search-source/embedded/memory-search-source.fixtures.ts';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { createTestShop } from '#test/create-test-shop.ts';
import { expectDefined } from '#test/expect-defined.ts';
import { listStructuredDataFaults } from '#test/journeys/support/json-ld/json-ld-faults.ts';
import { listRichResultErrors } from '#test/journeys/support/json-ld/rich-result-errors.ts';
import { parseMarkdownOffers } from './parse-markdown-offers.ts';
import {
  offerContextOf,
  openSampleCatalogue,
  readSampleProducts,
  type SampleShop,
  sampleShops,
  scopeOf,
} from './sample-shops.fixtures.ts';

const ORIGIN = 'https://shop.test';
const FREE = 'free';
/** Products of each fascia and locale whose structured data is also validated by Google's rules. */
const VALIDATED = 200;
const catalogue = await openSampleCatalogue();

/** The values of an offer that a shopper decides by, as each reader of the shop sees them. */
type Stated = {
  readonly sku: string;
  readonly price: string;
  readonly wasPrice: string | null;
  readonly isOnStock: boolean;
  readonly picture: string | null;
  readonly url: string;
  /** Costs of the delivery services, in order. */
  readonly delivery: readonly string[];
};

describe.each(sampleShops)('$fascia.code in $tag', (shop) => {
  const context = offerContextOf(shop);

  test('pages, structured data, Markdown and feed state the same offers', async () => {
    const products = await readSampleProducts(catalogue, shop);
    expect(products.length).toBeGreaterThan(200);
    const fed = await readFeed(products, shop, (product) => loadOfferTerms(context, product));
    const step = Math.floor(products.length / VALIDATED);
    for (const [index, product] of products.entries()) {
      const terms = await loadOfferTerms(context, product);
      const data = describeData(product, terms, shop);
      expect(listStructuredDataFaults(data), product.productKey).toEqual([]);
      if (index % step === 0)
        expect(await listRichResultErrors([data]), product.productKey).toEqual([]);
      const shown = product.variants.map((variant) => readPage(product, variant, terms, shop));
      expect(readStructuredData(data['@graph'], shop), product.productKey).toEqual(shown);
      expect(fed.get(product.productKey), product.productKey).toEqual(shown);
      const reader = { origin: ORIGIN, shop, free: FREE };
      expect(parseMarkdownOffers(product, terms, reader), product.productKey).toEqual(shown);
    }
  }, 120_000);

  test('search records have the prices and the stock of the variants', async () => {
    const products = await readSampleProducts(catalogue, shop);
    const byKey = new Map(products.map((product) => [product.productKey, product]));
    for await (const found of createMemorySearchSource(catalogue).readAll(scopeOf(shop)))
      for (const { productKey, colourVariants } of found)
        for (const { colour, price, sizesInStock, sizePrices = {}, images } of colourVariants) {
          const product = expectDefined(byKey.get(productKey));
          const sold = product.variants.filter((item) => item.colour === colour && item.isOnStock);
          expect(sizesInStock, productKey).toEqual(sold.map(({ size }) => size));
          for (const variant of sold)
            expect(sizePrices[variant.size]?.[0] ?? price, variant.sku).toBe(variant.price);
          expect(images[0]).toBe(
            product.colours.find(({ key }) => key === colour)?.pictures[0]?.id,
          );
        }
  }, 60_000);
});

/** The page at the address of a variant. */
function readPage(product: Product, variant: Variant, terms: OfferTerms, shop: SampleShop): Stated {
  const { slug, isPremier } = product;
  const size = variant.size === ONE_SIZE ? undefined : variant.size;
  const { colour } = variant;
  const path = isPremier ? links.premier({ slug }) : links.product({ slug, colour, size });
  const { searchParams } = new URL(path, ORIGIN);
  const selection = resolveSelection(product, {
    colour: searchParams.get('colour') ?? undefined,
    size: searchParams.get('size') ?? undefined,
  });
  const { displayedVariant: displayed } = selection;
  const { delivery } = terms;
  // Data and feeds state the cost of delivery to an address.
  const options = (delivery?.options ?? []).filter(({ service }) => service !== 'collection');
  return {
    sku: displayed.sku,
    ...renderPrices(summarisePrices(selection.variant, selection.sizes), shop),
    isOnStock: displayed.isOnStock,
    picture: selection.colour.pictures[0]?.id ?? null,
    url: `${ORIGIN}${shop.prefix}${path}`,
    delivery:
      delivery === null
        ? []
        : renderDelivery({ ...delivery, options, sku: '', surcharge: 0 }, displayed.price, shop),
  };
}

const rendered = new Map<string, string>();

function renderOnce<Props extends object>(
  component: FunctionComponent<Props>,
  props: Props,
  { tag, currency, locale }: SampleShop,
): string {
  const key = `${component.name} ${tag} ${currency} ${JSON.stringify(props)}`;
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const page = createElement(
    ShopProvider,
    { value: { ...testShop, locale, currency } },
    createElement(component, props),
  );
  const html = renderToStaticMarkup(createElement(MessageKeysProvider, null, page));
  rendered.set(key, html);
  return html;
}

function renderPrices(span: ReturnType<typeof summarisePrices>, shop: SampleShop) {
  const html = renderOnce(Price, span, shop);
  const text = html.replaceAll(/<span class="sr-only">[^<]*<\/span>/g, '');
  return {
    price: /<span class="price[^>]*>([^<]+)</.exec(text)?.[1] ?? '',
    wasPrice: /<s>([^<]+)<\/s>/.exec(text)?.[1] ?? null,
  };
}

function renderDelivery(view: DeliveryView, price: number, shop: SampleShop): readonly string[] {
  const html = renderOnce(DeliveryServices, { view, price }, shop);
  return [...html.matchAll(/<\/b> · (.*?)<span/g)].map(([, cost = '']) =>
    cost === 'delivery.free' ? FREE : cost.replace(/^delivery\.freeFrom\((.*?), .*$/, '$1'),
  );
}

function formatDelivery(centAmount: number, { tag, currency }: SampleShop): string {
  return centAmount === 0 ? FREE : formatShortMoney({ centAmount, currencyCode: currency }, tag);
}

const offerSchema = z.object({
  url: z.string(),
  price: z.number(),
  priceCurrency: z.string(),
  priceSpecification: z.object({ price: z.number() }).optional(),
  availability: z.string(),
  shippingDetails: z.array(z.object({ '@id': z.string() })).optional(),
});
const variantSchema = z.object({
  sku: z.string(),
  image: z.string().optional(),
  offers: offerSchema,
});
const deliverySchema = z.object({
  '@id': z.string(),
  shippingRate: z.object({ value: z.number(), currency: z.string() }),
});

function describeData(product: Product, terms: OfferTerms, shop: SampleShop) {
  const { delivery, isPreloved, returns } = terms;
  return createProductJsonLd(
    {
      product: toProductView(product),
      pageUrls: { canonical: `${ORIGIN}/`, alternates: [] },
      delivery: delivery && { ...delivery, sku: '', surcharge: 0 },
      reviews: null,
      rules: { ...pageRules(createTestShop()), returns },
      promotion: { badges: [], instalments: [], ...(isPreloved && { isPreloved }) },
    },
    shop.prefix,
  );
}

function readStructuredData(data: readonly object[], shop: SampleShop): readonly Stated[] {
  const [group] = data;
  const variants = z
    .array(variantSchema)
    .parse(
      'hasVariant' in expectDefined(group)
        ? z.object({ hasVariant: z.unknown() }).parse(group).hasVariant
        : [group],
    );
  const deliveries = new Map(
    data.flatMap((node) => {
      const { success, data: found } = deliverySchema.safeParse(node);
      return success ? [[found['@id'], found.shippingRate] as const] : [];
    }),
  );
  return variants.map(({ sku, image, offers }) => ({
    sku,
    price: formatMajor(offers.price, offers.priceCurrency, shop),
    wasPrice:
      offers.priceSpecification === undefined
        ? null
        : formatMajor(offers.priceSpecification.price, offers.priceCurrency, shop),
    isOnStock: !offers.availability.endsWith('/OutOfStock'),
    picture: readPicture(image),
    url: offers.url,
    delivery: (offers.shippingDetails ?? []).map((detail) =>
      formatDelivery(Math.round(expectDefined(deliveries.get(detail['@id'])).value * 100), shop),
    ),
  }));
}

/** Offers of the feed by product key; a product of one variant has its sku alone. */
async function readFeed(
  products: readonly Product[],
  shop: SampleShop,
  loadTerms: (product: Product) => Promise<OfferTerms>,
): Promise<ReadonlyMap<string, readonly Stated[]>> {
  let xml = '';
  for await (const piece of writeMerchantFeed({
    catalogue: {
      readProducts: async (_scope, after) => (after === '' ? products : []),
    },
    scope: { fascia: shop.fascia.code, locale: shop.tag, currency: shop.currency },
    urls: { origin: ORIGIN, prefix: shop.prefix },
    title: shop.fascia.name,
    loadTerms,
  }))
    xml += piece;
  const items = xml
    .split('<item>')
    .slice(1)
    .map((item) => readItem(item, shop));
  const keys = new Map(
    products.flatMap((product) => product.variants.map(({ sku }) => [sku, product.productKey])),
  );
  return Map.groupBy(items, ({ sku }) => keys.get(sku) ?? '');
}

function readItem(item: string, shop: SampleShop): Stated {
  const list = (name: string, text = item) =>
    [...text.matchAll(new RegExp(`<g:${name}>(.*?)</g:${name}>`, 'g'))].map(([, value = '']) =>
      value.replaceAll('&amp;', '&'),
    );
  const [own = ''] = item.split('<g:shipping>');
  const money = (text: string) => {
    const [amount, currency = ''] = text.split(' ');
    return formatMajor(Number(amount), currency, shop);
  };
  const [price = ''] = list('price', own);
  const [salePrice] = list('sale_price', own);
  return {
    sku: list('id')[0] ?? '',
    price: money(salePrice ?? price),
    wasPrice: salePrice === undefined ? null : money(price),
    isOnStock: list('availability')[0] === 'in_stock',
    picture: readPicture(list('image_link')[0]),
    url: list('link')[0] ?? '',
    delivery: list('shipping').map((shipping) =>
      formatDelivery(Math.round(Number.parseFloat(list('price', shipping)[0] ?? '') * 100), shop),
    ),
  };
}

function formatMajor(amount: number, currency: string, { tag }: SampleShop): string {
  if (!isCurrencyCode(currency)) throw new Error(`Unknown currency ${currency}.`);
  return formatMoney({ centAmount: Math.round(amount * 100), currencyCode: currency }, tag);
}

function readPicture(address: string | undefined): string | null {
  return address === undefined ? null : (parsePicturePath(new URL(address).pathname)?.id ?? null);
}
