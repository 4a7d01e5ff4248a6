/** Items of analytics events: prices in major units, as displayed. */
import type { BasketLine } from '#features/basket/basket.ts';
import { MISC_COLOUR, ONE_SIZE } from '#features/catalogue/catalogue.ts';
import type { CheckoutLineView } from '#features/checkout/steps/checkout-steps.ts';
import type { OrderLine } from '#features/orders/order.ts';
import type { CurrencyCode } from '#i18n/money.ts';
import type { EventItem } from './event-catalogue.ts';
import type { ListedAction, ViewedAction } from './shopper-action.ts';

/** Every currency that the shop sells in has two decimals. */
export function toMajorUnits(centAmount: number): number {
  return Math.round(centAmount) / 100;
}

/** Sum of the items, added in minor units, so that it has no rounding error. */
function sumItems(items: readonly EventItem[]): number {
  const cents = items.reduce(
    (sum, { price = 0, quantity = 1 }) => sum + Math.round(price * 100) * quantity,
    0,
  );
  return toMajorUnits(cents);
}

export function withValue(items: EventItem[], currency: CurrencyCode) {
  return { currency, value: sumItems(items), items };
}

function formatVariant(colour: string, label: string, size: string) {
  const parts = [colour === MISC_COLOUR ? '' : label, size === ONE_SIZE ? '' : size];
  const item_variant = parts.filter((part) => part !== '').join(', ');
  return item_variant === '' ? {} : { item_variant };
}

export function toListItems({ cards, offset, listId, listName }: ListedAction): EventItem[] {
  return cards.map(({ productKey, name, brand, price }, position) => ({
    ...{ item_id: productKey, item_name: name, item_brand: brand },
    ...{ price: toMajorUnits(price), index: offset + position + 1 },
    ...{ item_list_id: listId, item_list_name: listName },
  }));
}

export function toViewedItem({ product, variant }: ViewedAction): EventItem {
  const label = product.colours.find(({ key }) => key === variant.colour)?.label ?? variant.colour;
  return {
    ...{ item_id: product.productKey, item_name: product.name, item_brand: product.brand },
    item_category: product.categoryTaxonomy,
    ...formatVariant(variant.colour, label, variant.size),
    ...{ price: toMajorUnits(variant.price), quantity: 1 },
  };
}

/** `quantity`: of a change; that of the line otherwise. */
export function toBasketItem(line: BasketLine, quantity = line.quantity): EventItem {
  const { productKey, name, brand, colour, colourLabel, size, price } = line;
  return {
    ...{ item_id: productKey, item_name: name, item_brand: brand },
    ...formatVariant(colour, colourLabel, size),
    ...{ price: toMajorUnits(price ?? 0), quantity },
  };
}

export function toCheckoutItem(line: CheckoutLineView): EventItem {
  const { productKey, name, brand, option, quantity, subtotal } = line;
  return {
    ...{ item_id: productKey, item_name: name, item_brand: brand },
    ...(option === '' ? {} : { item_variant: option }),
    ...{ price: toMajorUnits(subtotal / quantity), quantity },
  };
}

export function toOrderItem({ unitPrice, quantity, item }: OrderLine): EventItem {
  const { productKey, name, brand, colour, colourLabel, size } = item;
  return {
    ...{ item_id: productKey, item_name: name, item_brand: brand },
    ...formatVariant(colour, colourLabel, size),
    ...{ price: toMajorUnits(unitPrice), quantity },
  };
}
