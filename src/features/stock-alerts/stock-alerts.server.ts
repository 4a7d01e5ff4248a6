/** Form and requests of stock alerts; guests confirm theirs by email. */
import { normaliseEmail } from '#features/accounts/accounts.ts';
import {
  type AccountFields,
  parseEmail,
  parseFormFields,
} from '#features/accounts/forms/account-request.server.ts';
import { issueFormToken } from '#features/accounts/forms/form-token.server.ts';
import type { Product, Variant } from '#features/catalogue/catalogue.ts';
import { countAttempt, createRateLimiter } from '#kit/limits/rate-limiter.server.ts';
import { Problem } from '#kit/problem.ts';
import type { PrivateShop } from '#request/shop.ts';
import { type AlertFormView, createStockAlertItem } from './stock-alert.ts';

const byCaller = createRateLimiter({ attempts: 30, seconds: 600 });
/** One network may have any number of IP addresses. */
const byNetwork = createRateLimiter({ attempts: 120, seconds: 3_600 });
const byEmail = createRateLimiter({ attempts: 5, seconds: 3_600 });

const TOO_MANY = { code: 'stockAlert.tooMany', message: 'Too many alerts; wait before the next' };

/** `colour` and `size` are preselected. */
export function loadAlertForm(
  shop: PrivateShop,
  product: Product,
  { colour, size }: { readonly colour: string | null; readonly size: string | null },
): AlertFormView {
  const soldOut = product.variants.filter(({ isOnStock }) => !isOnStock);
  const inColour = soldOut.filter((variant) => variant.colour === colour);
  const selectedVariant =
    inColour.find((candidate) => candidate.size === size) ?? inColour[0] ?? soldOut[0];
  const { slug, name, colours } = product;
  const picture = (colours.find(({ key }) => key === selectedVariant?.colour) ?? colours[0])
    ?.pictures[0];
  return {
    product: { slug, name, picture: picture ?? null },
    options: soldOut.map((variant) => ({
      sku: variant.sku,
      label: createStockAlertItem(product, variant).option ?? name,
    })),
    selected: selectedVariant?.sku ?? null,
    csrf: issueFormToken(shop),
    customerEmail: shop.customer?.email ?? null,
  };
}

/**
 * Returns `confirm` if a guest has to use the emailed link first.
 * @throws Problem 400 with every fault, 409 for a variant in stock and beyond the limit, 429 with
 *   the seconds to wait.
 */
export async function requestStockAlert(
  shop: PrivateShop,
  product: Product,
  fields: AccountFields,
): Promise<'confirm' | 'waiting'> {
  const { customer, fascia, locale, now, visitor } = shop;
  countAttempt(byCaller, { caller: visitor.ipHash, now }, TOO_MANY);
  const { sku: variant, email } = parseFormFields<{ sku: Variant; email: string | null }>({
    sku: () => parseVariant(product, fields.sku),
    email: () => (customer === null ? normaliseEmail(parseEmail(fields, 'email')) : null),
  });
  if (variant.isOnStock)
    throw new Problem(409, 'stockAlert.inStock', 'sku: is in stock', { field: 'sku' });
  if (email !== null) {
    countAttempt(byNetwork, { caller: visitor.network, now }, TOO_MANY);
    countAttempt(byEmail, { caller: email, now }, TOO_MANY);
  }
  const recipient = email === null ? { customerId: customer?.id ?? '' } : { email };
  return await shop.ports.stockAlerts.requestAlert(
    createStockAlertItem(product, variant),
    recipient,
    {
      fascia: fascia.code,
      locale: locale.tag,
    },
  );
}

function parseVariant({ variants }: Product, sku: unknown): Variant {
  const variant = variants.find((variant) => variant.sku === sku);
  if (!variant)
    throw new Problem(400, 'stockAlert.choose', 'sku: a variant of the product', { field: 'sku' });
  return variant;
}
