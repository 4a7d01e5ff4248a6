/** Delivery services of an order: costs, free delivery, bulky items, sellers. */
import { expect, test } from 'vitest';
import type { CutOff, DeliveryOption } from '../delivery.ts';
import { type LineDelivery, listOrderDeliveryOptions } from './list-order-delivery-options.ts';

const cutOff: CutOff = { until: 2_000, from: '2026-12-01', to: '2026-12-03' };
const option = (over: Partial<DeliveryOption> = {}): DeliveryOption => ({
  ...{ service: 'standard', cost: 399, freeFrom: 5_000, transit: [3, 5], cutOffs: [cutOff] },
  ...over,
});
const express = option({ service: 'express', cost: 599, freeFrom: null });
const collection = option({ service: 'collection', cost: 0 });
const line = (over: Partial<LineDelivery> = {}): LineDelivery => ({
  ...{ options: [option(), express, collection], surcharge: 0, isSentBySeller: false },
  ...over,
});
const bulky = line({ options: [option({ cost: 2_995, freeFrom: null })], surcharge: 2_995 });
const choose = (price: number, ...lines: LineDelivery[]) =>
  listOrderDeliveryOptions(lines, price, 1_000).map(({ service, cost }) => [service, cost]);

test('services that deliver all lines are listed with their days, the cheapest first', () => {
  expect(choose(2_000, line(), line())).toEqual([
    ['standard', 399],
    ['express', 599],
  ]);
  expect(choose(2_000, line(), line({ options: [option()] }))).toEqual([['standard', 399]]);
  const [first] = listOrderDeliveryOptions([line()], 2_000, 1_000);
  expect(first).toMatchObject({ from: '2026-12-01', to: '2026-12-03', until: 2_000 });
});

test('a service is free at its threshold', () => {
  expect(choose(4_999, line())).toContainEqual(['standard', 399]);
  expect(choose(5_000, line())).toContainEqual(['standard', 0]);
});

test('bulky items cost their highest surcharge once, plus the delivery of the other lines', () => {
  expect(choose(9_000, bulky, bulky)).toEqual([['standard', 2_995]]);
  expect(choose(2_000, bulky, line())).toEqual([['standard', 3_394]]);
});

test('lines sent by a seller add no cost; a line that cannot be delivered leaves no option', () => {
  const sent = line({ options: [], isSentBySeller: true });
  expect(choose(2_000, sent)).toEqual([['standard', 0]]);
  expect(choose(2_000, sent, line())).toContainEqual(['standard', 399]);
  expect(choose(2_000, line(), line({ options: [] }))).toEqual([]);
});
