/** Tests of the combined delivery of several products. */
import { expect, test } from 'vitest';
import type { DeliveryInfo } from '../delivery.port.ts';
import type { CutOff, DeliveryService } from '../delivery.ts';
import { combineDeliveries } from './combine-deliveries.ts';

const option = (service: DeliveryService, ...cutOffs: readonly CutOff[]) => ({
  ...{ service, cutOffs, cost: 399, freeFrom: null, transit: [1, 1] as const },
});
const info = (...options: DeliveryInfo['options']): DeliveryInfo => ({ options, surcharge: 0 });
const soon = { until: 100, from: '2026-12-02', to: '2026-12-04' };
const later = { until: 200, from: '2026-12-03', to: '2026-12-03' };

test('DEL-2: products arrive together on the latest day, if ordered before the earliest cut-off', () => {
  const infos = [info(option('standard', soon)), info(option('standard', later))];
  expect(combineDeliveries(infos, 50)).toEqual([
    { service: 'standard', until: 100, from: '2026-12-03', to: '2026-12-04' },
  ]);
});

test('DEL-2: no day is promised after a cut-off has passed', () => {
  expect(combineDeliveries([info(option('standard', soon, later))], 100)).toMatchObject([
    { until: 200, from: '2026-12-03' },
  ]);
  expect(combineDeliveries([info(option('standard', soon))], 100)).toEqual([]);
});

test('a service that does not deliver one of the products is left out', () => {
  const both = info(option('standard', soon), option('express', soon));
  expect(combineDeliveries([both, info(option('standard', soon))], 50)).toMatchObject([
    { service: 'standard' },
  ]);
  expect(combineDeliveries([both, info()], 50)).toEqual([]);
  expect(combineDeliveries([], 50)).toEqual([]);
});
