/**
 * Loads the delivery options of a product; if a service fails, that is logged and there are no
 * options.
 */
import { findCurrentProduct, productNotSold } from '#features/catalogue/catalogue.server.ts';
import { formatBrandSlug, type Product } from '#features/catalogue/catalogue.ts';
import { findSeller } from '#features/catalogue/seller.ts';
import { SKU_PATTERN } from '#features/catalogue/sku.ts';
import { createFieldProblem, Problem } from '#kit/problem.ts';
import { cacheTags } from '#request/cache-tags.ts';
import { INCOMPLETE_TAG, type Ports, type Shop } from '#request/shop.ts';
import type { DeliveryInfo, DeliveryQuery } from './delivery.port.ts';
import type { DeliveryResponse, DeliveryView } from './delivery.ts';
import { toSellerView } from './seller-view.ts';

type DeliveryProduct = DeliveryQuery['product'];

/** Parts of the request context that deliveries depend on. */
export type DeliveryShop = Pick<Shop, 'fascia' | 'locale' | 'currency' | 'log' | 'tag'> & {
  readonly ports: Pick<Ports, 'delivery'>;
};

const NONE: DeliveryInfo = { options: [], surcharge: 0 };
const POSTCODE = /^[A-Z0-9]{2,10}$/;

/**
 * Options with current delivery days, for `/_api/delivery`.
 * @throws Problem 400 with the field `sku` or `postcode`, 404 for a product that is not sold.
 */
export async function loadDelivery(shop: Shop, query: URLSearchParams): Promise<DeliveryResponse> {
  const sku = query.get('sku') ?? '';
  if (!SKU_PATTERN.test(sku))
    throw createFieldProblem('sku', '1 to 100 letters, digits, dots and dashes');
  const postcode = parsePostcode(query.get('postcode'));
  const product = await findDeliveryProduct(shop, sku);
  if (product === null) throw productNotSold('sku');
  const { now } = shop;
  return { now: now.getTime(), ...(await findDelivery(shop, product, { now, postcode })) };
}

/** Options without their days, which would be out of date in shared HTML. */
export async function loadDeliveryView(
  shop: DeliveryShop,
  product: Product,
): Promise<DeliveryView> {
  return toView(shop, product, await findDelivery(shop, toDeliveryProduct(product), { now: null }));
}

/**
 * Loads the options of many products, once for all products whose attributes are the same to a
 * delivery service; the SKU is ignored.
 * @throws Problem 503 when a service fails: a list of offers without deliveries would be wrong.
 */
export function createDeliveryViews(
  shop: DeliveryShop,
): (product: Product) => Promise<DeliveryView> {
  const infoByAttributes = new Map<string, Promise<DeliveryInfo>>();
  return async (product) => {
    const { sku, ...attributes } = toDeliveryProduct(product);
    const key = JSON.stringify(attributes);
    const loading =
      infoByAttributes.get(key) ?? requestDelivery(shop, { sku, ...attributes }, { now: null });
    infoByAttributes.set(key, loading);
    const info = await loading.catch((error: unknown) => {
      throw new Problem(503, 'delivery.failed', `Delivery: ${String(error)}`, { retryAfter: 60 });
    });
    return toView(shop, product, info);
  };
}

function toView(
  shop: DeliveryShop,
  product: Product,
  { options, surcharge }: DeliveryInfo,
): DeliveryView {
  const seller = toSellerView(product, shop.locale.tag);
  return {
    country: findCountry(shop),
    sku: product.variants[0]?.sku ?? '',
    options: options.map(({ cutOffs: _, ...option }) => option),
    surcharge,
    ...(seller && { seller }),
  };
}

/** Country that orders of the language are sent to, such as `GB`; empty where none is known. */
export function findCountry({ fascia, locale }: Pick<Shop, 'fascia' | 'locale'>): string {
  const localeConfig = fascia.locales.find((candidate) => candidate.tag === locale.tag);
  return localeConfig?.country || findRegion(locale.tag);
}

/** Regions by language tag: reading a tag takes as long as reading a database row. */
const regions = new Map<string, string>();

function findRegion(tag: string): string {
  const region = regions.get(tag) ?? new Intl.Locale(tag).region ?? '';
  regions.set(tag, region);
  return region;
}

async function findDelivery(
  shop: DeliveryShop,
  product: DeliveryProduct,
  query: Pick<DeliveryQuery, 'now' | 'postcode'>,
): Promise<DeliveryInfo> {
  try {
    return await requestDelivery(shop, product, query);
  } catch (error) {
    shop.log.warn({ error: String(error) }, 'The delivery options could not be loaded.');
    shop.tag(INCOMPLETE_TAG);
    return NONE;
  }
}

async function requestDelivery(
  shop: DeliveryShop,
  product: DeliveryProduct,
  query: Pick<DeliveryQuery, 'now' | 'postcode'>,
): Promise<DeliveryInfo> {
  const { ports, fascia, currency } = shop;
  const country = findCountry(shop);
  return await ports.delivery.find({ fascia: fascia.code, country, currency, product, ...query });
}

/** Without options for a product that is no longer sold. */
export async function findDeliveryOfSku(shop: Shop, sku: string): Promise<DeliveryInfo> {
  const product = await findDeliveryProduct(shop, sku);
  return product === null ? NONE : await findDelivery(shop, product, { now: shop.now });
}

/** Delivery of an order line; null for a product that is no longer sold. */
export async function findLineDelivery(
  shop: Shop,
  sku: string,
  postcode: string | undefined,
): Promise<(DeliveryInfo & { readonly isSentBySeller: boolean }) | null> {
  const product = await findDeliveryProduct(shop, sku);
  if (product === null) return null;
  const delivery = await findDelivery(shop, product, { now: shop.now, postcode });
  return { ...delivery, isSentBySeller: product.isSentBySeller };
}

function findDeliveryProduct(shop: Shop, sku: string): Promise<DeliveryProduct | null> {
  return shop.cached(
    `delivery.product:${sku}`,
    (found) => found && [cacheTags.product(found.productKey)],
    async () => {
      const product = await findCurrentProduct(shop, { sku });
      return product && { productKey: product.productKey, ...toDeliveryProduct(product, sku) };
    },
  );
}

function toDeliveryProduct(
  product: Product,
  sku = product.variants[0]?.sku ?? '',
): DeliveryProduct {
  const { brand, productType, isBulky } = product;
  return {
    ...{ sku, brandSlug: formatBrandSlug(brand), productType, isBulky },
    isSentBySeller: findSeller(product) !== null,
  };
}

function parsePostcode(value: string | null): string | undefined {
  if (value === null || value === '') return undefined;
  const postcode = value.replaceAll(/\s/g, '').toUpperCase();
  if (POSTCODE.test(postcode)) return postcode;
  throw createFieldProblem('postcode', '2 to 10 letters and digits');
}
