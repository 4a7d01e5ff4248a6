/** `window.dataLayer` in GA4's form, for a tag manager; shown live by `/dev/events`. */
import type { ShopEvent, ShopEventName } from './events/event-catalogue.ts';
import { EVENT_CHANNEL } from './events/event-channel.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const ECOMMERCE: ReadonlySet<ShopEventName> = new Set([
  ...(['view_item_list', 'select_item', 'view_item', 'add_to_cart', 'remove_from_cart'] as const),
  ...(['view_cart', 'add_to_wishlist', 'remove_from_wishlist', 'begin_checkout'] as const),
  ...(['add_shipping_info', 'purchase'] as const),
]);

const channel = 'BroadcastChannel' in window ? new BroadcastChannel(EVENT_CHANNEL) : null;

export function pushToDataLayer(...entries: readonly unknown[]): void {
  window.dataLayer ??= [];
  window.dataLayer.push(...entries);
}

/** `ecommerce: null` clears the values of the event before. */
export function pushEvent({ name, params }: ShopEvent): void {
  if (ECOMMERCE.has(name)) pushToDataLayer({ ecommerce: null }, { event: name, ecommerce: params });
  else pushToDataLayer({ event: name, ...params });
  channel?.postMessage({ name, params });
}
