/** Totals of analytics events of this process, for `/metrics`, without personal data. */
import type { ShopEventName } from '../events/event-catalogue.ts';

type EventTotal = { readonly name: ShopEventName; readonly fascia: string; count: number };

/** One for each name of the catalogue and fascia. */
const totals = new Map<string, EventTotal>();

export function countShopperEvent(name: ShopEventName, fascia: string): void {
  const key = `${name}|${fascia}`;
  const total = totals.get(key);
  if (total) total.count += 1;
  else totals.set(key, { name, fascia, count: 1 });
}

export function listShopperEvents(): readonly Readonly<EventTotal>[] {
  return [...totals.values()];
}
