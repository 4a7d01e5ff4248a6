/**
 * Tests that the responses and the feed for shopping agents state the offers and the returns of the
 * pages and of their structured data: for every product of the sample, in every fascia and locale.
 */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { formatAgentRows } from '#catalogue-import/export/agent-feed.ts';
import type { Product } from '#features/catalogue/catalogue.ts';
import { loadOfferTerms } from '#features/offer/load-offer-terms.server.ts';
import { listOffers, type Offer, picturePath } from '#features/offer/offer.ts';
import { createOfferJsonLd, describePolicies } from '#features/offer/offer-json-ld.ts';
import { findReturnsMessage } from '#features/offer/returns.ts';
import { pageRules } from '#pages/product/page-rules.ts';
import { toUcpProduct, toUcpVariant } from '#server/ucp/ucp-product.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { listUcpFaults } from '#test/fixtures/ucp/validate-ucp.ts';
import {
  offerContextOf,
  openSampleCatalogue,
  readSampleProducts,
  sampleShops,
} from './sample-shops.fixtures.ts';

const ORIGIN = 'https://shop.test';
const UCP_PRODUCT = 'schemas/shopping/types/product.json';
/** Products of each fascia and locale that are also validated by the schema. */
const VALIDATED = 200;
const catalogue = await openSampleCatalogue();

/** Days of returns; `none` where they are not accepted, null where only a text states them. */
type StatedReturns = number | 'none' | null;

describe.each(sampleShops)('$fascia.code in $tag', (shop) => {
  const { fascia, prefix, currency } = shop;
  const base = `${ORIGIN}${prefix}`;
  const context = offerContextOf(shop);
  const ucpShop = {
    ...{ name: fascia.name, origin: ORIGIN, base },
    optionNames: { colour: 'colour', size: 'size' },
  };

  test('agents get the offers and the returns of the structured data', async () => {
    const products = await readSampleProducts(catalogue, shop);
    expect(products.length).toBeGreaterThan(200);
    const step = Math.floor(products.length / VALIDATED);
    for (const [index, product] of products.entries()) {
      const offers = listOffers(product, await loadOfferTerms(context, product));
      const stated = offers.map((offer) => readStructuredData(offer, base));
      const source = { title: fascia.name, origin: ORIGIN, prefix };
      const rows = formatAgentRows(product, offers, source).trim().split('\n').map(readRow);
      expect(rows, product.productKey).toEqual(stated);
      const returns = readReturns(offers);
      expect(
        rows.map((row) => row.returns),
        product.productKey,
      ).toEqual(offers.map(() => returns));
      if (!product.isPremier) expect(returns, product.productKey).toBe(readPage(product));
      const responses = offers.map((offer) => toUcpVariant(product, offer, ucpShop));
      expect(responses.map(readVariant), product.productKey).toEqual(
        stated.map(({ delivery: _, returns: __, ...offer }) => offer),
      );
      const described = toUcpProduct(product, offers, ucpShop);
      if (index % step === 0)
        expect(
          listUcpFaults({ ...described, variants: responses }, UCP_PRODUCT),
          product.productKey,
        ).toEqual([]);
      const { price_range: range } = described;
      const prices = responses.map(({ price }) => price.amount);
      expect([range.min, range.max], product.productKey).toEqual(
        [Math.min(...prices), Math.max(...prices)].map((amount) => ({ amount, currency })),
      );
    }
  }, 120_000);

  /** Returns as the page of the product words them. */
  function readPage(product: Product): StatedReturns {
    const message = findReturnsMessage(product);
    if (product.returnsPolicy !== undefined || message === 'product.returnsSeller') return null;
    if (message === 'product.returnsMade') return 'none';
    return pageRules(createTestShop({ fascia })).returns.days;
  }
});

const CENTS = 100;

function readStructuredData(offer: Offer, base: string) {
  const data = createOfferJsonLd(offer, base);
  const [picture] = offer.pictures;
  return {
    sku: offer.sku,
    url: data.url,
    price: Math.round(data.price * CENTS),
    wasPrice: data.priceSpecification && Math.round(data.priceSpecification.price * CENTS),
    currency: data.priceCurrency,
    isOnStock: !data.availability.endsWith('/OutOfStock'),
    picture: picture === undefined ? undefined : `${ORIGIN}${picturePath(picture)}`,
    delivery: offer.delivery.map(({ cost }) => cost),
    returns: 'hasMerchantReturnPolicy' in data ? readReturns([offer]) : null,
  };
}

const policySchema = z.object({
  '@type': z.literal('MerchantReturnPolicy'),
  merchantReturnDays: z.number().optional(),
});

function readReturns(offers: readonly Offer[]): StatedReturns {
  const found = describePolicies(offers).flatMap((node): readonly StatedReturns[] => {
    const { success, data } = policySchema.safeParse(node);
    return success ? [data.merchantReturnDays ?? 'none'] : [];
  });
  return found[0] ?? null;
}

const rowSchema = z.object({
  item_id: z.string(),
  url: z.string(),
  price: z.string(),
  sale_price: z.string().optional(),
  availability: z.enum(['in_stock', 'out_of_stock']),
  image_url: z.string().optional(),
  shipping: z.array(z.string()),
  accepts_returns: z.boolean().optional(),
  return_deadline_in_days: z.number().optional(),
});

/** A line of the feed; the regular price is in `price`, a reduced one in `sale_price`. */
function readRow(line: string) {
  const row = rowSchema.parse(JSON.parse(line));
  const returns = row.accepts_returns === false ? 'none' : (row.return_deadline_in_days ?? null);
  return {
    sku: row.item_id,
    url: row.url,
    price: toMinor(row.sale_price ?? row.price),
    wasPrice: row.sale_price === undefined ? undefined : toMinor(row.price),
    currency: row.price.split(' ')[1],
    isOnStock: row.availability === 'in_stock',
    picture: row.image_url,
    delivery: row.shipping.map((shipping) => toMinor(shipping.split(':')[3] ?? '')),
    returns,
  };
}

function toMinor(price: string): number {
  return Math.round(Number.parseFloat(price) * CENTS);
}

function readVariant(variant: ReturnType<typeof toUcpVariant>) {
  return {
    sku: variant.id,
    url: variant.url,
    price: variant.price.amount,
    wasPrice: variant.list_price?.amount,
    currency: variant.price.currency,
    isOnStock: variant.availability.available,
    picture: variant.media[0]?.url,
  };
}
