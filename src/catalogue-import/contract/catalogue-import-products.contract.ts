/** Contract tests of products: created, updated, refused and archived by imports. */
import { expect, test } from 'vitest';
import {
  sampleColour,
  sampleProduct,
  sampleVariant,
} from '#features/catalogue/catalogue-records.fixtures.ts';
import {
  collectChanges,
  findVariants,
  type Setup,
  scope,
} from './catalogue-import-context.fixtures.ts';

const twoVariants = [sampleVariant('a', { size: 'S' }), sampleVariant('b', { size: 'M' })];

export function describeUpdates(setup: Setup): void {
  test('importing again changes nothing and publishes no change', async () => {
    const products = [sampleProduct('same-1', { categories: ['leaf'] }), sampleProduct('same-2')];
    const first = await collectChanges(setup(), async () => {
      expect(await setup().catalogueImport.saveProducts(products)).toEqual({
        created: 2,
        updated: 0,
        unchanged: 0,
      });
    });
    expect(first).toEqual(['members leaf', 'members root', 'product same-1', 'product same-2']);
    const again = await collectChanges(setup(), async () => {
      expect(await setup().catalogueImport.saveProducts(products)).toEqual({
        created: 0,
        updated: 0,
        unchanged: 2,
      });
    });
    expect(again).toEqual([]);
  });

  test('a changed stock or text updates only that product', async () => {
    const [restocked, renamed, same] = ['up-1', 'up-2', 'up-3'].map((key) => sampleProduct(key));
    if (!restocked || !renamed || !same) throw new Error('three products');
    await setup().catalogueImport.saveProducts([restocked, renamed, same]);
    const changes = await collectChanges(setup(), async () => {
      const next = [
        { ...restocked, variants: [sampleVariant('up-1-S', { stock: 1 })] },
        { ...renamed, name: { 'en-GB': 'Other' } },
        same,
      ];
      expect(await setup().catalogueImport.saveProducts(next)).toEqual({
        created: 0,
        updated: 2,
        unchanged: 1,
      });
    });
    expect(changes).toEqual(['product up-1', 'product up-2']);
    expect(await findVariants(setup(), 'up-1')).toMatchObject([{ availableQuantity: 1 }]);
  });

  test('a variant keeps its identity, also when two swap sizes; one that is missing is removed', async () => {
    const swapped = (sizes: string[]) =>
      sampleProduct('swap', {
        variants: sizes.map((size, i) => sampleVariant(`swap-${i}`, { size })),
      });
    await setup().catalogueImport.saveProducts([swapped(['S', 'M', 'L'])]);
    const variantsBefore = await findVariants(setup(), 'swap');
    await setup().catalogueImport.saveProducts([swapped(['M', 'S'])]);
    const after = await findVariants(setup(), 'swap');
    expect(after.map(({ id, size }) => [id, size])).toEqual([
      [variantsBefore[0]?.id, 'M'],
      [variantsBefore[1]?.id, 'S'],
    ]);
  });

  test('the picture of a swatch is added and removed by imports', async () => {
    const { catalogueImport } = setup();
    const printed = sampleProduct('printed', {
      colours: [sampleColour('moss', { swatchImage: 'draw.moss' })],
    });
    for (const product of [sampleProduct('printed'), printed, sampleProduct('printed')]) {
      await catalogueImport.saveProducts([product]);
      expect(await catalogueImport.readProducts('printec', 1)).toEqual([product]);
    }
  });

  test('a colour that is missing in an import is removed with its variants', async () => {
    const both = { colours: [sampleColour('moss'), sampleColour('sky')] };
    await setup().catalogueImport.saveProducts([
      sampleProduct('faded', {
        ...both,
        variants: [sampleVariant('faded-0'), sampleVariant('faded-1', { colour: 'sky' })],
      }),
    ]);
    await setup().catalogueImport.saveProducts([
      sampleProduct('faded', { variants: [sampleVariant('faded-0')] }),
    ]);
    expect(await findVariants(setup(), 'faded')).toMatchObject([
      { sku: 'faded-0', colour: 'moss' },
    ]);
  });
}

export function describeRejections(setup: Setup): void {
  test('a price of 0 is refused, and nothing of its batch is saved', async () => {
    const free = sampleProduct('free-1', {
      variants: [sampleVariant('free-1-S', { prices: { GBP: { centAmount: 0 } } })],
    });
    const saving = setup().catalogueImport.saveProducts([sampleProduct('free-2'), free]);
    await expect(saving).rejects.toMatchObject({
      status: 422,
      details: { field: 'products[1].variants[0].prices.GBP' },
    });
    expect(await findVariants(setup(), 'free-2')).toEqual([]);
  });

  test.each([
    ['a sku', { variants: [sampleVariant('owner-S')] }, 'sku owner-S'],
    ['a slug', { slug: 'slug-of-owner' }, 'slug slug-of-owner'],
    ['an id', { id: 'owner' }, 'id owner'],
  ])(
    '%s of another product is refused with both named, and the whole batch with it',
    async (_case, rest, conflict) => {
      await setup().catalogueImport.saveProducts([sampleProduct('owner')]);
      const count = await setup().catalogueImport.countProducts();
      const refused = setup().catalogueImport.saveProducts([
        sampleProduct('bystander'),
        sampleProduct('thief', rest),
      ]);
      await expect(refused).rejects.toMatchObject({
        status: 409,
        message: `The ${conflict} of product thief belongs to product owner`,
      });
      expect(await setup().catalogueImport.countProducts()).toBe(count);
    },
  );

  test.each([
    ['a repeated sku', { variants: [...twoVariants, sampleVariant('a', { size: 'L' })] }, 409],
    [
      'two variants in one place',
      { variants: [sampleVariant('a', { size: 'S' }), sampleVariant('b', { size: 'S' })] },
      409,
    ],
    ['a colour without record', { variants: [sampleVariant('a', { colour: 'none' })] }, 422],
    ['an unknown category', { categories: ['nowhere'] }, 422],
    [
      'a negative price',
      { variants: [sampleVariant('a', { prices: { GBP: { centAmount: -1 } } })] },
      422,
    ],
    ['a negative stock', { variants: [sampleVariant('a', { stock: -1 })] }, 422],
    ['a key with a space', { productKey: 'a b' }, 422],
    ['NUL in a text', { name: { 'en-GB': 'a\u0000' } }, 400],
  ])('%s is refused and nothing is saved', async (_case, rest, status) => {
    const count = await setup().catalogueImport.countProducts();
    await expect(
      setup().catalogueImport.saveProducts([sampleProduct('bad', rest)]),
    ).rejects.toMatchObject({ status });
    expect(await setup().catalogueImport.countProducts()).toBe(count);
  });
}

export function describeArchiving(setup: Setup): void {
  const find = (slug: string) => setup().catalogue.findProduct(scope, { slug });

  test('an archived product is gone from its URL, and returns with the next import that has it', async () => {
    const { catalogueImport } = setup();
    const product = sampleProduct('gone-1', { categories: ['leaf'] });
    await catalogueImport.saveProducts([product]);
    const reportedChanges = await collectChanges(setup(), async () =>
      expect(await catalogueImport.archiveProducts(['gone-1', 'nobody'])).toBe(1),
    );
    expect(reportedChanges).toEqual(['members leaf', 'members root', 'product gone-1']);
    expect(await find(product.slug)).toEqual({ isGone: true });
    expect(await catalogueImport.readKeys('gone-0', 1)).not.toContain('gone-1');
    expect(await catalogueImport.archiveProducts(['gone-1'])).toBe(0);
    expect(await catalogueImport.saveProducts([product])).toMatchObject({ updated: 1 });
    expect(await find(product.slug)).toMatchObject({ product: { productKey: 'gone-1' } });
  });

  test('a product that may be archived leaves its skus and its URL to the new one', async () => {
    const { catalogueImport } = setup();
    const old = sampleProduct('old-key', {
      variants: [sampleVariant('shared-a'), sampleVariant('old-only')],
    });
    const replacement = sampleProduct('new-key', { variants: [sampleVariant('shared-a')] });
    await catalogueImport.saveProducts([old]);
    await expect(
      catalogueImport.saveProducts([replacement], { mayArchive: () => false }),
    ).rejects.toMatchObject({ status: 409 });
    const mayArchive = (key: string): boolean => key === 'old-key';
    expect(await catalogueImport.saveProducts([replacement], { mayArchive })).toMatchObject({
      created: 1,
    });
    expect(await find(old.slug)).toEqual({ movedTo: replacement.slug });
    expect(await find(replacement.slug)).toMatchObject({ product: { productKey: 'new-key' } });
    expect(
      await catalogueImport.saveProducts([sampleProduct('third', { slug: old.slug })], {
        mayArchive,
      }),
    ).toMatchObject({ created: 1 });
    expect(await find(old.slug)).toMatchObject({ product: { productKey: 'third' } });
  });
}
