/** Events of the basket page: its views, and changes of quantities. */
import type { BasketLine } from '#features/basket/basket.ts';
import type { CurrencyCode } from '#i18n/money.ts';
import type { ShopEvent } from './event-catalogue.ts';
import type { AddedAction, BasketAction } from './shopper-action.ts';
import { toBasketItem, withValue } from './to-event-items.ts';

/** Lines that the basket page showed last; null on another page. */
export type ReportedBasket = { lines: readonly BasketLine[] | null };

/** Updates `reported`, so that the basket page does not report the add once more. */
export function toAddedEvents(
  { basket, items }: AddedAction,
  reported: ReportedBasket,
  currency: CurrencyCode,
): ShopEvent[] {
  if (reported.lines !== null) reported.lines = basket.lines;
  const added = items.flatMap(({ sku, quantity }) => {
    const line = basket.lines.find((candidate) => candidate.sku === sku);
    return line ? [toBasketItem(line, quantity)] : [];
  });
  return added.length === 0 ? [] : [{ name: 'add_to_cart', params: withValue(added, currency) }];
}

/** The first display of the basket is a view; later ones are changes of its quantities. */
export function toBasketEvents(
  { lines }: BasketAction,
  reported: ReportedBasket,
  { currency, isVisible }: { readonly currency: CurrencyCode; readonly isVisible: boolean },
): ShopEvent[] {
  const previousLines = reported.lines;
  reported.lines = lines;
  if (previousLines === null) {
    const items = lines.map((line) => toBasketItem(line));
    return items.length === 0 ? [] : [{ name: 'view_cart', params: withValue(items, currency) }];
  }
  const changes = isVisible ? listChanges(previousLines, lines) : [];
  const added = changes.flatMap(({ line, difference }) =>
    difference > 0 ? [toBasketItem(line, difference)] : [],
  );
  const removed = changes.flatMap(({ line, difference }) =>
    difference < 0 ? [toBasketItem(line, -difference)] : [],
  );
  return [
    { name: 'add_to_cart', params: withValue(added, currency) } as const,
    { name: 'remove_from_cart', params: withValue(removed, currency) } as const,
  ].filter(({ params }) => params.items.length > 0);
}

type LineChange = { readonly line: BasketLine; readonly difference: number };

function listChanges(
  previous: readonly BasketLine[],
  next: readonly BasketLine[],
): readonly LineChange[] {
  const quantityOf = (lines: readonly BasketLine[], id: string) =>
    lines.find((line) => line.id === id)?.quantity ?? 0;
  const lines = new Map([...previous, ...next].map((line) => [line.id, line]));
  return [...lines.values()]
    .map((line) => ({
      line,
      difference: quantityOf(next, line.id) - quantityOf(previous, line.id),
    }))
    .filter(({ difference }) => difference !== 0);
}
