/** Tests of products grouped by size guide. */
import { expect, test } from 'vitest';
import { someProduct } from '#features/selection/selection.fixtures.ts';
import { listSizeGuideGroups } from './list-size-guide-groups.server.ts';

const scope = { fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP' } as const;

test('all products of a large catalogue are grouped by type, brand, department and collection', async () => {
  const products = Array.from({ length: 450 }, (_one, index) => {
    const own = index % 3 === 0 ? { collection: 'Salt & Sea' } : {};
    return someProduct({
      productKey: `P${1000 + index}`,
      productType: 'fashion',
      brandSlug: 'kiln',
      department: 'womens',
      ...own,
    });
  });
  const readProducts = async (_scope: unknown, after: string, limit: number) =>
    products.filter(({ productKey }) => productKey > after).slice(0, limit);
  const alike = { productType: 'fashion', brandSlug: 'kiln', department: 'womens' };
  expect(await listSizeGuideGroups({ readProducts }, scope)).toEqual([
    { productKey: 'P1000', ...alike, collection: 'Salt & Sea', count: 150 },
    { productKey: 'P1001', ...alike, count: 300 },
  ]);
});
