/** Maps a shopper's actions to analytics events, given what the page has shown before. */
import type { ShopperAction } from '#features/tracking/track.ts';
import type { CurrencyCode } from '#i18n/money.ts';
import type { EventItem, ShopEvent } from './event-catalogue.ts';
import type { ListedAction, SelectedAction } from './shopper-action.ts';
import { type ReportedBasket, toAddedEvents, toBasketEvents } from './to-basket-events.ts';
import { toListItems, toViewedItem, withValue } from './to-event-items.ts';
import { toCheckoutEvents, toOrderedEvents } from './to-order-events.ts';

/** Items kept with their names and prices; beyond it, the oldest are dropped. */
const MAX_KNOWN_ITEMS = 500;

export type EventMapperOptions = {
  readonly currency: CurrencyCode;
  /** True once for each order: a reload of its page is no second purchase. */
  readonly isNewOrder: (number: string) => boolean;
  readonly toClickEvents: (element: Element) => readonly ShopEvent[];
  /** False while another tab is in use: it reports its changes itself. */
  readonly isVisible: () => boolean;
};

export function createEventMapper(options: EventMapperOptions) {
  const { currency, isNewOrder, toClickEvents, isVisible } = options;
  const itemCache = createItemCache();
  const basket: ReportedBasket = { lines: null };
  let viewedKey: string | undefined;

  function toEvents(action: ShopperAction): readonly ShopEvent[] {
    switch (action.kind) {
      case 'listed':
        return toListedEvents(action, itemCache.add(toListItems(action)));
      case 'viewed': {
        const items = itemCache.add([toViewedItem(action)]);
        viewedKey = action.product.productKey;
        return [{ name: 'view_item', params: withValue(items, currency) }];
      }
      case 'added':
        return toAddedEvents(action, basket, currency);
      case 'basket':
        return toBasketEvents(action, basket, { currency, isVisible: isVisible() });
      case 'checkout':
        return toCheckoutEvents(action, currency);
      case 'ordered':
        return toOrderedEvents(action, isNewOrder);
      case 'selected':
        return [toSelectedEvent(action, itemCache.find(action.productKey))];
      case 'wishlist': {
        const { productKey } = action.item;
        const items = [itemCache.find(productKey) ?? { item_id: productKey }];
        const name = action.change === 'add' ? 'add_to_wishlist' : 'remove_from_wishlist';
        return [{ name, params: { items } }];
      }
      case 'clicked':
        return toClickEvents(action.element);
      case 'media':
        return [{ name: 'zoom_media', params: { device: action.media.on, item_id: viewedKey } }];
      case 'validation': {
        const { kind, productKey, amount } = action.validation;
        return [{ name: 'validation', params: { reason: kind, item_id: productKey, amount } }];
      }
      case 'refused':
        return [{ name: 'validation', params: { reason: 'refused', item_id: action.productKey } }];
    }
  }

  return {
    toEvents: (action: ShopperAction) => toEvents(action).map(withoutUndefined),
    /** The next display of a basket counts as a view again. */
    leavePage(): void {
      basket.lines = null;
      viewedKey = undefined;
    },
  };
}

/** The catalogue has optional fields, and none that is undefined. */
function withoutUndefined<Event extends ShopEvent>(event: Event): Event {
  const defined = Object.entries(event.params).filter(([, value]) => value !== undefined);
  return { ...event, params: Object.fromEntries(defined) };
}

function createItemCache() {
  const items = new Map<string, EventItem>();
  return {
    find: (productKey: string) => items.get(productKey),
    add(added: EventItem[]): EventItem[] {
      for (const item of added) items.set(item.item_id, item);
      for (const oldest of items.keys()) {
        if (items.size <= MAX_KNOWN_ITEMS) break;
        items.delete(oldest);
      }
      return added;
    },
  };
}

function toListedEvents(action: ListedAction, items: EventItem[]): ShopEvent[] {
  const { listId, listName, searchTerm, total } = action;
  const search: ShopEvent[] =
    searchTerm === undefined || searchTerm === ''
      ? []
      : [{ name: 'search', params: { search_term: searchTerm.slice(0, 200), results: total } }];
  if (items.length === 0) return search;
  const list = { item_list_id: listId, item_list_name: listName, items };
  return [...search, { name: 'view_item_list', params: list }];
}

/** `listed`: the item as a list showed it. */
function toSelectedEvent(
  { productKey, position }: SelectedAction,
  listed: EventItem | undefined,
): ShopEvent {
  const item: EventItem = listed ?? {
    item_id: productKey,
    ...(position === null ? {} : { index: position }),
  };
  const list = {
    item_list_id: item.item_list_id ?? 'other',
    item_list_name: item.item_list_name ?? 'Other products',
  };
  return { name: 'select_item', params: { ...list, items: [item] } };
}
