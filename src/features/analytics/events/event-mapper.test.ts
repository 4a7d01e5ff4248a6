/** Tests of the events that actions become: valid by the catalogue, money to the penny. */
import { describe, expect, test } from 'vitest';
import { someBasket, someLine } from '#features/basket/basket.fixtures.ts';
import type { ShopperAction } from '#features/tracking/track.ts';
import { findEventFault, type ShopEvent } from './event-catalogue.ts';
import { createEventMapper } from './event-mapper.ts';
import type { ListedAction } from './shopper-action.ts';

function open({ isVisible = true } = {}) {
  const orders = new Set<string>();
  const mapper = createEventMapper({
    currency: 'GBP',
    isNewOrder: (number) => !orders.has(number) && orders.add(number) !== null,
    toClickEvents: () => [],
    isVisible: () => isVisible,
  });
  return {
    ...mapper,
    /** @throws Error for an event that is not valid. */
    see(action: ShopperAction): readonly ShopEvent[] {
      const events = mapper.toEvents(action);
      for (const event of events) expect(findEventFault(event)).toBeNull();
      return events;
    },
  };
}

const listed: ListedAction = {
  kind: 'listed',
  cards: [
    { productKey: 'AAA00001', name: 'Coat', brand: 'Edit', price: 8999 },
    { productKey: 'AAA00002', name: 'Scarf', brand: 'Edit', price: 1 },
  ],
  ...{ listId: 'coats', listName: 'Coats', offset: 24, total: 60 },
};

const namesOf = (events: readonly ShopEvent[]) => events.map(({ name }) => name);

/** Lines of a basket; the sku is the id. */
function linesOf(...lines: readonly (readonly [id: string, price: number, quantity: number])[]) {
  return lines.map(([id, price, quantity]) => someLine({ id, sku: id, price, quantity }));
}

test('a listing is seen with its positions over all pages, and a click on it names the list', () => {
  const { see } = open();
  expect(see(listed)).toMatchObject([
    { name: 'view_item_list', params: { items: [{ index: 25, price: 89.99 }, { index: 26 }] } },
  ]);
  expect(see({ kind: 'selected', productKey: 'AAA00002', position: 26 })).toMatchObject([
    { name: 'select_item', params: { item_list_id: 'coats', items: [{ price: 0.01 }] } },
  ]);
});

test('a search is reported with its words and results, also without any', () => {
  const { see } = open();
  expect(namesOf(see({ ...listed, searchTerm: 'coat' }))).toEqual(['search', 'view_item_list']);
  expect(namesOf(see({ ...listed, searchTerm: 'zxqv', cards: [], total: 0 }))).toEqual(['search']);
});

describe('the basket', () => {
  test('its value is the sum of its lines to the penny', () => {
    const { see } = open();
    const lines = linesOf(['a', 10, 3], ['b', 1999, 7], ['c', 29, 19]);
    expect(see({ kind: 'basket', lines })).toMatchObject([
      { name: 'view_cart', params: { value: (30 + 13993 + 551) / 100 } },
    ]);
  });

  test('a changed quantity and a removed line are adds and removals of the difference', () => {
    const { see } = open();
    see({ kind: 'basket', lines: linesOf(['a', 1000, 1], ['b', 500, 4]) });
    expect(see({ kind: 'basket', lines: linesOf(['a', 1000, 3], ['b', 500, 1]) })).toMatchObject([
      { name: 'add_to_cart', params: { value: 20, items: [{ quantity: 2 }] } },
      { name: 'remove_from_cart', params: { value: 15, items: [{ quantity: 3 }] } },
    ]);
    expect(namesOf(see({ kind: 'basket', lines: [] }))).toEqual(['remove_from_cart']);
  });

  test('what another tab changed is reported there', () => {
    const { see } = open({ isVisible: false });
    see({ kind: 'basket', lines: linesOf(['a', 1000, 1]) });
    expect(see({ kind: 'basket', lines: linesOf(['a', 1000, 2]) })).toEqual([]);
  });

  test('an add on the basket page counts once', () => {
    const { see } = open();
    see({ kind: 'basket', lines: [] });
    const basket = { ...someBasket(), lines: linesOf(['a', 1000, 1]) };
    expect(namesOf(see({ kind: 'added', basket, items: [{ sku: 'a', quantity: 1 }] }))).toEqual([
      'add_to_cart',
    ]);
    expect(see({ kind: 'basket', lines: basket.lines })).toEqual([]);
  });

  test('on another page it is seen anew', () => {
    const { see, leavePage } = open();
    const lines = linesOf(['a', 1000, 1]);
    see({ kind: 'basket', lines });
    leavePage();
    expect(namesOf(see({ kind: 'basket', lines }))).toEqual(['view_cart']);
  });
});

test('an add is worth what was added, at the price of the basket', () => {
  const { see } = open();
  const basket = { ...someBasket(), lines: linesOf(['a', 2550, 5]) };
  expect(see({ kind: 'added', basket, items: [{ sku: 'a', quantity: 2 }] })).toMatchObject([
    { name: 'add_to_cart', params: { value: 51, currency: 'GBP', items: [{ quantity: 2 }] } },
  ]);
});

test('zoom, sold out, low stock and a refused add are reported', () => {
  const { see } = open();
  expect(see({ kind: 'media', media: { kind: 'zoom', on: 'mobile' } })).toEqual([
    { name: 'zoom_media', params: { device: 'mobile' } },
  ]);
  const validation = { kind: 'lowStock', productKey: 'AAA00001', amount: 3 } as const;
  expect(see({ kind: 'validation', validation })).toEqual([
    { name: 'validation', params: { reason: 'lowStock', item_id: 'AAA00001', amount: 3 } },
  ]);
  expect(namesOf(see({ kind: 'refused', productKey: 'AAA00001' }))).toEqual(['validation']);
});

test.each([
  [{ name: 'nothing', params: {} }, 'name: is not in the catalogue'],
  [{ name: 'toString', params: {} }, 'name: is not in the catalogue'],
  [{ name: 'search', params: { search_term: 'coat', results: -1 } }, 'params.results'],
  [{ name: 'search', params: { search_term: 'coat', results: 1, email: 'a@b.c' } }, 'params.email'],
  [{ name: 'view_item', params: { currency: 'GBP', value: 0.001, items: [] } }, 'params.value'],
])('%j is refused: %s', (event, fault) => {
  expect(findEventFault(event)).toContain(fault);
});
