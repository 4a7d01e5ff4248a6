/** Tests of the part of a size guide to which a product links. */
import { expect, test } from 'vitest';
import { someProduct } from '#features/selection/selection.fixtures.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { findSizeGuide } from './find-size-guide.server.ts';

const path = 'pages/brands/saltmarsh/informational/size-guide';

async function findHref(product: object, anchors: readonly (string | undefined)[]) {
  const sections = anchors.map((anchor) => ({ html: '<p>Sizes</p>', ...(anchor && { anchor }) }));
  const page = { path, title: '', description: '', sections };
  const findPage = async (_scope: unknown, requested: string) => (requested === path ? page : null);
  const shop = createTestShop({ ports: { content: { findPage } } });
  return (await findSizeGuide(shop, someProduct(product)))?.href.slice(1);
}

test('PDP-13: a product links to the part about its department', async () => {
  const anchors = [undefined, 'mens', 'womens', 'accessories'];
  expect(await findHref({ department: 'womens' }, anchors)).toBe(`${path}#womens`);
  expect(await findHref({ department: 'accessories' }, anchors)).toBe(`${path}#accessories`);
});

test('PDP-13: a part about the collection precedes that about the department', async () => {
  const product = { department: 'womens', collection: 'Salt & Sea' };
  expect(await findHref(product, ['mens', 'womens', 'salt-sea'])).toBe(`${path}#salt-sea`);
});

test.each([
  ['begins with the department', ['womens', 'mens']],
  ['has no part about it', ['mens', 'accessories']],
  ['has no parts', [undefined]],
])('PDP-13: a guide that %s is opened from its beginning', async (_, anchors) => {
  expect(await findHref({ department: 'womens' }, anchors)).toBe(path);
});
