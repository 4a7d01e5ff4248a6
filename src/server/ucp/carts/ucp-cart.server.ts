/** Describes carts as UCP has them: lines with current prices, totals, and missing units. */
import type { OpenedCart } from '#features/agent-carts/agent-carts.server.ts';
import type { ItemShortage } from '#features/basket/basket.port.ts';
import { type BasketLine, findPriceChange, sumBasket, sumLine } from '#features/basket/basket.ts';
import { MISC_COLOUR, ONE_SIZE } from '#features/catalogue/catalogue.ts';
import { picturePath } from '#features/offer/offer.ts';
import { findMessages } from '#i18n/find-messages.ts';
import { formatMoney } from '#i18n/money.ts';
import { formatProblem } from '#request/problem-text.server.ts';
import type { PrivateShop } from '#request/shop.ts';
import { createUcpMetadata } from '../ucp-profile.ts';

type PricedLine = BasketLine & { readonly price: number };

/** Without id and link. */
export function toUcpCart(
  shop: PrivateShop,
  { cart, basket, shortages }: OpenedCart,
): Record<string, unknown> {
  const text = findMessages(shop.locale.tag);
  const lines = basket.lines.filter(isPriced);
  const unpriced = basket.lines.filter(({ price }) => price === null);
  const sum = sumBasket(basket);
  const messages = [
    ...shortages.map((shortage) => describeShortage(shop, shortage)),
    ...unpriced.map(({ sku }) => ({
      ...{ type: 'warning', code: 'item_unavailable' },
      content: `${sku}: ${text('basket.noPrice')}`,
    })),
    ...lines.flatMap((line, index) => describeLineState(shop, line, index)),
  ];
  return {
    ucp: createUcpMetadata('dev.ucp.shopping.cart'),
    line_items: lines.map((line) => toUcpLine(shop, line)),
    currency: shop.currency,
    // Estimates: delivery is chosen in the checkout.
    totals: [
      { type: 'subtotal', display_text: text('basket.subtotal'), amount: sum },
      { type: 'total', display_text: text('basket.total'), amount: sum },
    ],
    ...(messages.length > 0 && { messages }),
    expires_at: cart.expiresAt.toISOString(),
  };
}

/** Result for a new cart without any available item. */
export function toEmptyCartResult(
  shop: PrivateShop,
  shortages: readonly ItemShortage[],
): Record<string, unknown> {
  return {
    ucp: { ...createUcpMetadata('dev.ucp.shopping.cart'), status: 'error' },
    messages: shortages.map((shortage) => ({
      ...describeShortage(shop, shortage),
      severity: 'unrecoverable',
    })),
    continue_url: shop.origin,
  };
}

export function toUnknownCartResult(shop: PrivateShop): Record<string, unknown> {
  return {
    ucp: { ...createUcpMetadata('dev.ucp.shopping.cart'), status: 'error' },
    messages: [
      {
        ...{ type: 'error', code: 'not_found', severity: 'unrecoverable' },
        content: 'There is no such cart, or it has expired, was cancelled or taken over.',
      },
    ],
    continue_url: shop.origin,
  };
}

function isPriced(line: BasketLine): line is PricedLine {
  return line.price !== null;
}

function toUcpLine({ origin }: PrivateShop, line: PricedLine) {
  const { id, sku, price, quantity, picture, name, colour, colourLabel, size } = line;
  const options = [
    ...(colour === MISC_COLOUR ? [] : [colourLabel]),
    ...(size === ONE_SIZE ? [] : [size]),
  ];
  const amount = sumLine(line).price;
  return {
    id,
    item: {
      ...{ id: sku, title: [name, ...options].join(', '), price },
      ...(picture && { image_url: `${origin}${picturePath(picture.id)}` }),
    },
    quantity,
    totals: [
      { type: 'subtotal', amount },
      { type: 'total', amount },
    ],
  };
}

const ERROR_CODES: Readonly<Record<string, string>> = {
  'basket.unknownSku': 'not_found',
  'basket.outOfStock': 'out_of_stock',
  'basket.notEnough': 'out_of_stock',
  'account.signInFirst': 'identity_required',
};

/** Items that only the shopper can put into a basket: a membership, a personalised product. */
const SHOPPER_ONLY_CODES: ReadonlySet<string> = new Set([
  'account.signInFirst',
  'buy.personalisationMissing',
]);

function describeShortage(
  { locale }: PrivateShop,
  { sku, quantity, added, problem }: ItemShortage,
) {
  if (added > 0) {
    const adjustment = { name: sku, added, requested: quantity };
    const content = findMessages(locale.tag)('basket.adjusted', adjustment);
    return { type: 'warning', code: 'quantity_adjusted', content };
  }
  return {
    ...{ type: 'error', code: ERROR_CODES[problem.code] ?? 'item_unavailable' },
    content: `${sku}: ${formatProblem(problem, locale.tag)}`,
    severity: SHOPPER_ONLY_CODES.has(problem.code) ? 'requires_buyer_input' : 'recoverable',
  };
}

/** Changes since the line was added: of its stock and its price. */
function describeLineState({ locale, currency }: PrivateShop, line: PricedLine, index: number) {
  const text = findMessages(locale.tag);
  const warning = (code: string, content: string) => ({
    ...{ type: 'warning', code, path: `$.line_items[${index}]` },
    content: `${line.name}: ${content}`,
  });
  const available = line.maxQuantity;
  const change = findPriceChange(line);
  return [
    ...(line.isOnStock
      ? []
      : available === 0
        ? [warning('out_of_stock', text('basket.justSoldOut'))]
        : [warning('low_stock', text('basket.onlyAvailable', { available }))]),
    ...(change === null
      ? []
      : [
          warning(
            'price_changed',
            text(`basket.${change.direction}`, {
              before: formatMoney(
                { centAmount: change.addedPrice, currencyCode: currency },
                locale.tag,
              ),
            }),
          ),
        ]),
  ];
}
