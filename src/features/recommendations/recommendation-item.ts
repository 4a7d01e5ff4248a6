/** REC-1: recommendation items as an engine sends them, and the card they are mapped to. */
import { formatMoney, isCurrencyCode } from '#i18n/money.ts';

/** Names and units of the specification; prices in major units. */
export type RecommendationItem = {
  /** Product key. */
  readonly product_id: string;
  readonly title: string;
  readonly brand: string;
  readonly local_currency: string;
  readonly price: number;
  /** Absolute or a path of this shop. */
  readonly image: string;
  readonly url: string;
  readonly item_id?: string;
  readonly original_price?: number;
  readonly discount_percentage?: number;
  readonly discount_value?: number;
  readonly on_sale?: boolean;
  readonly slug?: string;
  readonly category?: string;
  readonly sku?: string;
  readonly stock_level?: number;
  readonly colour?: string;
  readonly style?: string;
  readonly tags?: readonly string[];
  readonly department?: string;
  readonly gender?: string;
  readonly description?: string;
  readonly imagesResponsive?: readonly { readonly desktop: string }[];
};

const REQUIRED_TEXTS = ['product_id', 'title', 'brand', 'local_currency', 'image', 'url'] as const;
const OPTIONAL_TEXTS = [
  ...['item_id', 'slug', 'category', 'sku', 'colour', 'style'],
  ...['department', 'gender', 'description'],
] as const;
const OPTIONAL_NUMBERS = [
  ...['original_price', 'discount_percentage', 'discount_value', 'stock_level'],
] as const;
const MAX_TEXT_LENGTH = 2_000;
const MAX_ITEMS = 100;
const MAX_IMAGES = 10;

/** Without those that lack a required field; optional fields of a wrong type are left out. */
export function parseRecommendationItems(response: unknown): RecommendationItem[] {
  return Array.isArray(response)
    ? response.slice(0, MAX_ITEMS).flatMap((item: unknown) => parseItem(item) ?? [])
    : [];
}

function parseItem(item: unknown): RecommendationItem | null {
  if (typeof item !== 'object' || item === null) return null;
  const fields = new Map<string, unknown>(Object.entries(item));
  const [productId, title, brand, currency, image, url] = REQUIRED_TEXTS.map((name) =>
    parseText(fields.get(name)),
  );
  const price = parseAmount(fields.get('price'));
  if (!productId || !title || !brand || !currency || !image || !url || price === null) return null;
  if (!isSafeUrl(url) || !isSafeUrl(image)) return null;
  const texts = OPTIONAL_TEXTS.flatMap((name) => entryOf(name, parseText(fields.get(name))));
  const numbers = OPTIONAL_NUMBERS.flatMap((name) => entryOf(name, parseAmount(fields.get(name))));
  const [isOnSale, tags] = [fields.get('on_sale'), fields.get('tags')];
  const images = parseImages(fields.get('imagesResponsive'));
  return {
    ...{ product_id: productId, title, brand, local_currency: currency, price, image, url },
    ...Object.fromEntries([...texts, ...numbers]),
    ...(typeof isOnSale === 'boolean' && { on_sale: isOnSale }),
    ...(Array.isArray(tags) && { tags: tags.flatMap((tag: unknown) => parseText(tag) ?? []) }),
    ...(images.length > 0 && { imagesResponsive: images }),
  };
}

function entryOf<T>(name: string, value: T | null): [string, T][] {
  return value === null ? [] : [[name, value]];
}

function parseText(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' && text.length <= MAX_TEXT_LENGTH
    ? text.trim()
    : null;
}

/** A number, or a text of digits; not negative. */
function parseAmount(value: unknown): number | null {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof amount === 'number' && Number.isFinite(amount) && amount >= 0 ? amount : null;
}

/** A path of this shop or a web URL; no script. */
function isSafeUrl(url: string): boolean {
  return /^(https?:\/\/|\/(?![/\\]))/i.test(url);
}

function parseImages(images: unknown): { desktop: string }[] {
  if (!Array.isArray(images)) return [];
  return images.slice(0, MAX_IMAGES).flatMap((image: unknown) => {
    const desktop =
      typeof image === 'object' && image !== null && 'desktop' in image
        ? parseText(image.desktop)
        : null;
    return desktop !== null && isSafeUrl(desktop) ? [{ desktop }] : [];
  });
}

export type RecommendedCard = {
  readonly id: string;
  readonly name: string;
  readonly slug: string | null;
  readonly brand: string;
  readonly price: string;
  /** null without an original price. */
  readonly wasPrice: string | null;
  /** `Save {n}%`, where the discount is above 0. */
  readonly percentageSaving: string | null;
  readonly image: string;
  readonly recommendedUrl: string;
  readonly imagesResponsive: readonly { readonly desktop: string }[];
};

/** `locale` is a tag such as `en-GB`. */
export function toRecommendedCard(
  item: RecommendationItem,
  locale: string,
  formatSaving: (percent: number) => string,
): RecommendedCard {
  const { local_currency: currency, original_price: original } = item;
  const format = (amount: number) =>
    isCurrencyCode(currency)
      ? formatMoney({ centAmount: Math.round(amount * 100), currencyCode: currency }, locale)
      : `${amount.toFixed(2)} ${currency}`;
  // An engine that computes 29 % in floating point may send 28.999999999999996.
  const percent = Math.floor(Number((item.discount_percentage ?? 0).toFixed(6)));
  return {
    ...{ id: item.product_id, name: item.title, slug: item.slug ?? null, brand: item.brand },
    price: format(item.price),
    wasPrice: original === undefined ? null : format(original),
    percentageSaving: percent > 0 ? formatSaving(percent) : null,
    image: item.image,
    recommendedUrl: item.url,
    imagesResponsive: item.imagesResponsive ?? [],
  };
}
