/** The delivery contract on rules of a configuration, and configurations that are refused. */
import { describe, expect, test } from 'vitest';
import { describeDelivery } from '#features/delivery/delivery.contract.ts';
import { deliveryRules } from '#features/delivery/memory-delivery.fixtures.ts';
import { createDelivery } from './delivery.provider.ts';

describeDelivery('configuration', async () => createDelivery({ rules: deliveryRules }));

describe('configuration of deliveries', () => {
  const { warehouse, countries } = deliveryRules;

  test('without rules nothing is offered', async () => {
    const { options } = await createDelivery({}).find({
      ...{ fascia: 'aldermoor', country: 'GB', currency: 'GBP', now: new Date('2026-12-01') },
      product: {
        ...{ sku: 'AB1', brandSlug: 'coast', productType: 'fashion' },
        ...{ isBulky: false, isSentBySeller: false },
      },
    });
    expect(options).toEqual([]);
  });

  test.each([
    ['timeZone', { warehouse: { ...warehouse, timeZone: 'Europe/Atlantis' }, countries }],
    ['country', { warehouse: { ...warehouse, country: 'XX' }, countries }],
    [
      'transit',
      { warehouse, countries: countries.map((country) => ({ ...country, services: [wrong] })) },
    ],
    [
      'cost',
      { warehouse, countries: countries.map((country) => ({ ...country, services: [negative] })) },
    ],
  ])('is refused with the name of the field: %s', (field, rules) => {
    expect(() => createDelivery({ rules })).toThrow(field);
  });
});

const wrong = { service: 'standard', cost: 399, transit: [5, 3] };
const negative = { service: 'standard', cost: -1, transit: [3, 5] };
