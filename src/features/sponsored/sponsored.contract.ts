/** Contract tests that every provider of sponsored products passes. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SponsoredProducts } from './sponsored.port.ts';
import { AD_COUNT_DAYS, type Campaign } from './sponsored.ts';

export type SponsoredSetup = {
  readonly sponsored: SponsoredProducts;
  readonly close: () => Promise<void>;
};

const scope = { fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP' } as const;
const now = new Date('2026-11-26T12:00:00Z');

/** Campaigns that the provider of the tests has. */
export const contractCampaigns: readonly Campaign[] = [
  { id: 'scarf', productKey: 'SCARF', advertiser: 'Oak Ltd', categories: ['womens'] },
  {
    ...{ id: 'over', productKey: 'HAT', advertiser: 'Oak Ltd', categories: ['womens'] },
    until: '2026-11-26T12:00:00Z',
  },
  {
    ...{ id: 'later', productKey: 'COAT', advertiser: 'Elm Ltd', categories: ['womens'] },
    from: '2026-11-26T12:00:01Z',
  },
  { id: 'lamp', productKey: 'LAMP', advertiser: 'Elm Ltd', categories: ['home/lights'] },
  {
    ...{ id: 'tee', productKey: 'TEE', advertiser: 'Elm Ltd', categories: ['Womens/Tops', 'mens'] },
    ...{ from: '2026-11-26T12:00:00Z', until: '2026-11-27T00:00:00Z' },
  },
];

export function describeSponsored(name: string, open: () => Promise<SponsoredSetup>): void {
  describe(`sponsored products of ${name}`, { timeout: 60_000 }, () => {
    let setup: SponsoredSetup;
    beforeEach(async () => {
      setup = await open();
    });
    afterEach(() => setup.close());
    const find = async (productKey: string, categoryTaxonomy: string, limit = 6) => {
      const query = { productKey, categoryTaxonomy, limit, now };
      return (await setup.sponsored.findAds(scope, query)).map(({ id }) => id);
    };

    test('REC-3: ads are those booked for the category and the time, in the order of their booking', async () => {
      expect(await find('DRESS', 'womens/tops')).toEqual(['scarf', 'tee']);
      expect(await find('DRESS', 'womens/dresses')).toEqual(['scarf']);
      expect(await find('DRESS', 'womens/tops', 1)).toEqual(['scarf']);
      expect(await find('DRESS', 'beauty')).toEqual([]);
      expect(await find('SCARF', 'womens/tops')).toEqual(['tee']);
    });

    test('REC-3: an ad has its product and its advertiser', async () => {
      const query = { productKey: 'DRESS', categoryTaxonomy: 'home/lights', limit: 6, now };
      expect(await setup.sponsored.findAds(scope, query)).toEqual([
        { id: 'lamp', productKey: 'LAMP', advertiser: 'Elm Ltd' },
      ]);
    });

    test('REC-3: views and clicks are counted by day; those of unknown ads are not', async () => {
      const { sponsored } = setup;
      const next = new Date('2026-11-27T00:00:00Z');
      const view = { ad: 'scarf', event: 'view', caller: 'ada' } as const;
      await sponsored.countEvent('aldermoor', view, now);
      await sponsored.countEvent('aldermoor', { ...view, caller: 'ben' }, now);
      await sponsored.countEvent('aldermoor', { ...view, event: 'click' }, now);
      await sponsored.countEvent('aldermoor', view, next);
      await sponsored.countEvent('nightjar', view, now);
      await sponsored.countEvent('aldermoor', { ...view, ad: 'none' }, now);
      const second = { ad: 'scarf', day: '2026-11-27', views: 1, clicks: 0 };
      expect(await sponsored.listCounts('aldermoor', '2026-11-26')).toEqual([
        { ad: 'scarf', day: '2026-11-26', views: 2, clicks: 1 },
        second,
      ]);
      expect(await sponsored.listCounts('aldermoor', '2026-11-27')).toEqual([second]);
    });

    test('REC-3: a caller is counted once a day for each ad, event and fascia', async () => {
      const { sponsored } = setup;
      const view = { ad: 'scarf', event: 'view', caller: 'ada' } as const;
      const late = new Date('2026-11-26T23:59:59Z');
      await Promise.all([1, 2, 3].map(() => sponsored.countEvent('aldermoor', view, now)));
      await sponsored.cleanUp(late);
      await sponsored.countEvent('aldermoor', view, late);
      await sponsored.countEvent('aldermoor', { ...view, ad: 'lamp' }, late);
      const next = new Date('2026-11-27T00:00:00Z');
      await sponsored.cleanUp(next);
      for (let n = 0; n < 2; n += 1) await sponsored.countEvent('aldermoor', view, next);
      expect(await sponsored.listCounts('aldermoor', '2026-11-26')).toEqual([
        { ad: 'lamp', day: '2026-11-26', views: 1, clicks: 0 },
        { ad: 'scarf', day: '2026-11-26', views: 1, clicks: 0 },
        { ad: 'scarf', day: '2026-11-27', views: 1, clicks: 0 },
      ]);
    });

    test('REC-3: counts of more than two years ago are deleted', async () => {
      const { sponsored } = setup;
      const view = { ad: 'scarf', event: 'view', caller: 'ada' } as const;
      await sponsored.countEvent('aldermoor', view, now);
      await sponsored.cleanUp(new Date(now.getTime() + AD_COUNT_DAYS * 86_400_000));
      expect(await sponsored.listCounts('aldermoor', '2026-01-01')).toHaveLength(1);
      await sponsored.cleanUp(new Date(now.getTime() + (AD_COUNT_DAYS + 1) * 86_400_000));
      expect(await sponsored.listCounts('aldermoor', '2026-01-01')).toEqual([]);
    });
  });
}
