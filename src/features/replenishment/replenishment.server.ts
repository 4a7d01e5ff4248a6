/** Form and requests of reminders, for signed-in customers. */
import {
  type AccountFields,
  parseFormFields,
} from '#features/accounts/forms/account-request.server.ts';
import { formatDay } from '#features/accounts/own-account.server.ts';
import { loadProductByKey } from '#features/catalogue/catalogue.server.ts';
import type { Product, Variant } from '#features/catalogue/catalogue.ts';
import { createStockAlertItem } from '#features/stock-alerts/stock-alert.ts';
import { Problem } from '#kit/problem.ts';
import { serverLinks } from '#links';
import type { Customer, PrivateShop } from '#request/shop.ts';
import { computeDueDate, findLastingDays } from './replenishment.ts';

export type ReminderOption = {
  readonly sku: string;
  readonly name: string;
  readonly days: number;
  /** Day of the email. */
  readonly date: string;
};

/** Variants with a known number of days, in the order of the product. */
export function listReminderOptions(
  shop: PrivateShop,
  product: Product,
): readonly ReminderOption[] {
  return product.variants.flatMap((variant) => {
    const days = findLastingDays(product, variant);
    if (days === null) return [];
    return [
      {
        ...{ sku: variant.sku, days },
        name: createStockAlertItem(product, variant).option ?? product.name,
        date: formatDay(shop, computeDueDate(days, shop.now).toISOString()),
      },
    ];
  });
}

/** @throws Problem 400 for another variant, 409 beyond the limit, each with the field `sku`. */
export async function requestReminder(
  shop: PrivateShop,
  { id }: Customer,
  product: Product,
  posted: AccountFields,
): Promise<void> {
  const { variant, days } = parseFormFields<{ sku: { variant: Variant; days: number } }>({
    sku: () => parseVariant(product, posted.sku),
  }).sku;
  const item = { ...createStockAlertItem(product, variant), days };
  const dueAt = computeDueDate(days, shop.now);
  const site = { fascia: shop.fascia.code, locale: shop.locale.tag };
  await shop.ports.replenishment.requestReminder(id, { item, dueAt }, site);
}

function parseVariant(product: Product, sku: unknown) {
  const variant = product.variants.find((variant) => variant.sku === sku);
  const days = variant ? findLastingDays(product, variant) : null;
  if (!variant || days === null)
    throw new Problem(400, 'replenishment.choose', 'sku: a variant that is used up', {
      field: 'sku',
    });
  return { variant, days };
}

type BoughtLine = {
  readonly sku: string;
  readonly item: { readonly productKey: string; readonly name: string };
};

/** Maximum number of products of an order that are looked up. */
const MAX_LINES = 20;

/** Links to the form for bought products that run out; empty and logged if the catalogue fails. */
export async function listReminderLinks(
  shop: PrivateShop,
  lines: readonly BoughtLine[],
): Promise<readonly { readonly name: string; readonly href: string }[]> {
  const bought = new Map(lines.slice(0, MAX_LINES).map((line) => [line.sku, line]));
  try {
    const options = await Promise.all(
      [...bought.values()].map(async ({ sku, item: { productKey, name } }) => {
        const product = await loadProductByKey(shop, productKey);
        const variant = product?.variants.find((variant) => variant.sku === sku);
        if (!product || !variant || findLastingDays(product, variant) === null) return [];
        return [{ name, href: serverLinks.reminder({ slug: product.slug, sku }) }];
      }),
    );
    return options.flat();
  } catch (error) {
    shop.log.warn({ error: String(error) }, 'Links to reminders could not be loaded.');
    return [];
  }
}
