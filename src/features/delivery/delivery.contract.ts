/** Contract tests that every provider of deliveries passes, over the rules of `deliveryRules`. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Delivery, DeliveryQuery } from './delivery.port.ts';

const query: DeliveryQuery = {
  ...{ fascia: 'aldermoor', country: 'GB', currency: 'GBP' },
  product: {
    ...{ sku: 'AB1', brandSlug: 'coast', productType: 'fashion' },
    ...{ isBulky: false, isSentBySeller: false },
  },
  // A Tuesday.
  now: new Date('2026-12-01T20:46:00Z'),
};

export function describeDelivery(name: string, open: () => Promise<Delivery>): void {
  describe(`delivery from ${name}`, () => {
    let delivery: Delivery;
    beforeAll(async () => {
      delivery = await open();
    });
    const find = (rest: Partial<DeliveryQuery> = {}) => delivery.find({ ...query, ...rest });
    const findFor = (product: Partial<DeliveryQuery['product']>) =>
      find({ product: { ...query.product, ...product } });
    const listServices = async (result: ReturnType<Delivery['find']>) =>
      (await result).options.map(({ service }) => service);

    test('DEL-1: services with their cost, threshold and days', async () => {
      const { options, surcharge } = await find();
      expect(surcharge).toBe(0);
      expect(options).toMatchObject([
        { service: 'standard', cost: 399, freeFrom: 5000, transit: [3, 5] },
        { service: 'express', cost: 599, freeFrom: null, transit: [1, 1] },
      ]);
      const until = Date.parse('2026-12-01T23:00:00Z');
      expect(options[0]?.cutOffs[0]).toEqual({ until, from: '2026-12-04', to: '2026-12-07' });
      expect(options[1]?.cutOffs[0]).toEqual({ until, from: '2026-12-02', to: '2026-12-02' });
    });

    test('DEL-1: without a time, services and costs are returned without cut-offs', async () => {
      const { options } = await find({ now: null });
      expect(options).toMatchObject([
        { service: 'standard', cost: 399, cutOffs: [] },
        { service: 'express', cost: 599, cutOffs: [] },
      ]);
    });

    test('DEL-1: the next cut-offs follow, each later and arriving no earlier', async () => {
      const { options } = await find();
      const cutOffs = options[1]?.cutOffs ?? [];
      expect(cutOffs.length).toBeGreaterThan(1);
      expect(cutOffs).toEqual(cutOffs.toSorted((a, b) => a.until - b.until));
      expect(cutOffs.map(({ from }) => from)).toEqual(cutOffs.map(({ from }) => from).toSorted());
    });

    test('DEL-1: a service that excludes a postcode or a product is left out', async () => {
      expect(await listServices(find({ postcode: 'BT11AA' }))).toEqual(['standard']);
      expect(await listServices(find({ postcode: 'SW1A1AA' }))).toEqual(['standard', 'express']);
      expect(await listServices(findFor({ productType: 'home' }))).toEqual(['standard']);
    });

    test('DEL-1: a bulky item has its surcharge, and is not delivered to excluded postcodes', async () => {
      const bulky = await findFor({ isBulky: true });
      expect(bulky).toMatchObject({ surcharge: 2995, options: [{ cost: 2995, transit: [5, 10] }] });
      const product = { ...query.product, isBulky: true };
      expect(await find({ country: 'FR', currency: 'EUR', product })).toEqual({
        ...{ options: [], surcharge: 0 },
      });
    });

    test("no options are returned for another company's product, or another country or currency", async () => {
      expect(await listServices(findFor({ isSentBySeller: true }))).toEqual([]);
      expect(await listServices(find({ country: 'NL', currency: 'EUR' }))).toEqual([]);
      expect(await listServices(find({ country: 'FR' }))).toEqual([]);
      expect(await listServices(find({ country: 'FR', currency: 'EUR' }))).toEqual(['standard']);
    });
  });
}
