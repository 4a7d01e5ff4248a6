/** What whoever takes a catalogue in must keep, refuse and tell of. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue } from '#features/catalogue/catalogue.port.ts';
import { outlast, withoutMarks } from '#features/changes/changes.fixtures.ts';
import type { Changes } from '#features/changes/changes.port.ts';
import { sampleCategory, sampleColour, sampleProduct, sampleVariant } from './catalogue-import.fixtures.ts';
import type { CatalogueImport } from './catalogue-import.port.ts';

export type CatalogueImportWorld = {
  readonly catalogueImport: CatalogueImport;
  readonly catalogue: Catalogue;
  readonly changes: Changes;
  readonly close: () => Promise<void>;
};

const scope = { fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP' } as const;
const twoVariants = [sampleVariant('a', { size: 'S' }), sampleVariant('b', { size: 'M' })];

export function describeCatalogueImport(name: string, open: () => Promise<CatalogueImportWorld>): void {
  describe(`catalogue import on ${name}`, () => {
    let world: CatalogueImportWorld;
    beforeAll(async () => {
      world = await open();
      await world.catalogueImport.saveCategories([sampleCategory('root'), sampleCategory('leaf', 'root')]);
    });
    afterAll(() => world.close());

    describeUpdates(() => world);
    describeRefusals(() => world);
    describeCategories(() => world);
    describeReading(() => world);
    describeRehearsal(() => world);
    describeRetiring(() => world);
    describeReviews(() => world);
    describeStock(() => world);
  });
}

async function findVariants({ catalogue }: CatalogueImportWorld, productKey: string) {
  const found = await catalogue.findProduct(scope, { productKey });
  return found && 'product' in found ? found.product.variants : [];
}

/** What the work published, sorted. */
async function changesOf(world: CatalogueImportWorld, work: () => Promise<unknown>): Promise<string[]> {
  const settle = () => outlast(world.changes, (key) => world.catalogueImport.saveProducts([sampleProduct(key)]));
  await settle();
  const start = await world.changes.head();
  await work();
  await settle();
  const page = await world.changes.read(start, 1000);
  return withoutMarks(page.changes)
    .map(({ topic, key }) => `${topic} ${key}`)
    .toSorted();
}

type World = () => CatalogueImportWorld;

function describeUpdates(world: World): void {
  test('importing again changes nothing and tells of nothing', async () => {
    const products = [sampleProduct('same-1', { categories: ['leaf'] }), sampleProduct('same-2')];
    const first = await changesOf(world(), async () => {
      expect(await world().catalogueImport.saveProducts(products)).toEqual({ created: 2, updated: 0, unchanged: 0 });
    });
    expect(first).toEqual(['members leaf', 'members root', 'product same-1', 'product same-2']);
    const again = await changesOf(world(), async () => {
      expect(await world().catalogueImport.saveProducts(products)).toEqual({ created: 0, updated: 0, unchanged: 2 });
    });
    expect(again).toEqual([]);
  });

  test('another stock or another text is an update of that product alone', async () => {
    const [restocked, renamed, same] = ['up-1', 'up-2', 'up-3'].map((key) => sampleProduct(key));
    if (!restocked || !renamed || !same) throw new Error('three products');
    await world().catalogueImport.saveProducts([restocked, renamed, same]);
    const changes = await changesOf(world(), async () => {
      const next = [{ ...restocked, variants: [sampleVariant('up-1-S', { stock: 1 })] }, { ...renamed, name: { 'en-GB': 'Other' } }, same];
      expect(await world().catalogueImport.saveProducts(next)).toEqual({ created: 0, updated: 2, unchanged: 1 });
    });
    expect(changes).toEqual(['product up-1', 'product up-2']);
    expect(await findVariants(world(), 'up-1')).toMatchObject([{ availableQuantity: 1 }]);
  });

  test('a variant keeps its identity, also when two change places; one no longer named goes', async () => {
    const swapped = (sizes: string[]) => sampleProduct('swap', { variants: sizes.map((size, i) => sampleVariant(`swap-${i}`, { size })) });
    await world().catalogueImport.saveProducts([swapped(['S', 'M', 'L'])]);
    const before = await findVariants(world(), 'swap');
    await world().catalogueImport.saveProducts([swapped(['M', 'S'])]);
    const after = await findVariants(world(), 'swap');
    expect(after.map(({ id, size }) => [id, size])).toEqual([
      [before[0]?.id, 'M'],
      [before[1]?.id, 'S'],
    ]);
  });

  test('the picture of a swatch comes and goes with an import', async () => {
    const { catalogueImport } = world();
    const printed = sampleProduct('printed', { colours: [sampleColour('moss', { swatchImage: 'draw.moss' })] });
    for (const product of [sampleProduct('printed'), printed, sampleProduct('printed')]) {
      await catalogueImport.saveProducts([product]);
      expect(await catalogueImport.readProducts('printec', 1)).toEqual([product]);
    }
  });

  test('a colour that is no longer named goes with its variants', async () => {
    const both = { colours: [sampleColour('moss'), sampleColour('sky')] };
    await world().catalogueImport.saveProducts([
      sampleProduct('faded', { ...both, variants: [sampleVariant('faded-0'), sampleVariant('faded-1', { colour: 'sky' })] }),
    ]);
    await world().catalogueImport.saveProducts([sampleProduct('faded', { variants: [sampleVariant('faded-0')] })]);
    expect(await findVariants(world(), 'faded')).toMatchObject([{ sku: 'faded-0', colour: 'moss' }]);
  });
}

function describeRefusals(world: World): void {
  test('a price of 0 is refused, and nothing of its batch is kept', async () => {
    const free = sampleProduct('free-1', { variants: [sampleVariant('free-1-S', { prices: { GBP: { centAmount: 0 } } })] });
    const saving = world().catalogueImport.saveProducts([sampleProduct('free-2'), free]);
    await expect(saving).rejects.toMatchObject({ status: 422, details: { field: 'products[1].variants[0].prices.GBP' } });
    expect(await findVariants(world(), 'free-2')).toEqual([]);
  });

  test.each([
    ['a sku', { variants: [sampleVariant('owner-S')] }, 'sku owner-S'],
    ['a slug', { slug: 'slug-of-owner' }, 'slug slug-of-owner'],
    ['an id', { id: 'owner' }, 'id owner'],
  ])('%s of another product is refused with both named, and the whole batch with it', async (_case, rest, what) => {
    await world().catalogueImport.saveProducts([sampleProduct('owner')]);
    const count = await world().catalogueImport.countProducts();
    const refused = world().catalogueImport.saveProducts([sampleProduct('bystander'), sampleProduct('thief', rest)]);
    await expect(refused).rejects.toMatchObject({ status: 409, message: `The ${what} of product thief belongs to product owner` });
    expect(await world().catalogueImport.countProducts()).toBe(count);
  });

  test.each([
    ['a repeated sku', { variants: [...twoVariants, sampleVariant('a', { size: 'L' })] }, 409],
    ['two variants in one place', { variants: [sampleVariant('a', { size: 'S' }), sampleVariant('b', { size: 'S' })] }, 409],
    ['a colour without record', { variants: [sampleVariant('a', { colour: 'none' })] }, 422],
    ['an unknown category', { categories: ['nowhere'] }, 422],
    ['a negative price', { variants: [sampleVariant('a', { prices: { GBP: { centAmount: -1 } } })] }, 422],
    ['a negative stock', { variants: [sampleVariant('a', { stock: -1 })] }, 422],
    ['a key with a space', { productKey: 'a b' }, 422],
    ['NUL in a text', { name: { 'en-GB': 'a\u0000' } }, 400],
  ])('%s is refused and nothing is kept', async (_case, rest, status) => {
    const count = await world().catalogueImport.countProducts();
    await expect(world().catalogueImport.saveProducts([sampleProduct('bad', rest)])).rejects.toMatchObject({ status });
    expect(await world().catalogueImport.countProducts()).toBe(count);
  });
}

function describeCategories(world: World): void {
  test('categories are kept by slug; a moved one takes what lies below along', async () => {
    const { catalogueImport, catalogue } = world();
    const tree = [sampleCategory('top-a'), sampleCategory('top-b'), sampleCategory('mid', 'top-a'), sampleCategory('low', 'mid')];
    expect(await catalogueImport.saveCategories(tree)).toEqual({ created: 4, updated: 0, unchanged: 0 });
    expect(await catalogueImport.saveCategories(tree)).toEqual({ created: 0, updated: 0, unchanged: 4 });
    await catalogueImport.saveProducts([sampleProduct('filed', { categories: ['low'] })]);
    expect(await catalogueImport.saveCategories([sampleCategory('mid', 'top-b')])).toEqual({ created: 0, updated: 1, unchanged: 0 });
    expect(await catalogue.findProduct(scope, { productKey: 'filed' })).toMatchObject({
      product: { categoryTaxonomy: 'top-b/mid/low' },
    });
  });

  test('a category needs its parent and cannot lie within itself', async () => {
    const orphan = world().catalogueImport.saveCategories([sampleCategory('orphan', 'nobody')]);
    await expect(orphan).rejects.toMatchObject({ status: 422, details: { field: 'categories[0].parentSlug' } });
    const circle = world().catalogueImport.saveCategories([sampleCategory('root', 'leaf')]);
    await expect(circle).rejects.toMatchObject({ status: 422, code: 'import.circle' });
  });
}

function describeReading(world: World): void {
  test('what was taken in is read back as it was written', async () => {
    const { catalogueImport } = world();
    const whole = sampleProduct('read-1', {
      id: 'YDD1',
      categories: ['leaf'],
      ingredients: { 'en-GB': 'Water', 'de-DE': 'Wasser' },
      colours: [sampleColour('moss'), sampleColour('sky', { swatchImage: 'draw.sky' })],
      variants: [
        sampleVariant('read-1-a', { rawSku: 'A 1', prices: { GBP: { centAmount: 900, wasCentAmount: 1000 }, EUR: { centAmount: 1100 } } }),
        sampleVariant('read-1-b', { colour: 'sky', stock: 0, wishlistBuffer: 2 }),
      ],
      averageRating: 4.3,
      reviewCount: 12,
      popularity: 0.7,
      newFrom: '2026-11-01T00:00:00.000Z',
      facts: { material: ['wool'], isBulky: true },
    });
    await catalogueImport.saveProducts([whole, sampleProduct('read-2')]);
    expect(await catalogueImport.readProducts('read-0', 2)).toEqual([whole, sampleProduct('read-2')]);
    expect(await catalogueImport.readProducts('read-1', 1)).toEqual([sampleProduct('read-2')]);
    const categories = await catalogueImport.readCategories();
    expect(await catalogueImport.saveCategories(categories)).toMatchObject({ created: 0, updated: 0 });
  });
}

function describeRehearsal(world: World): void {
  test('what is rehearsed is counted as it would be, and nothing of it stays', async () => {
    const { catalogueImport } = world();
    await catalogueImport.saveProducts([sampleProduct('there')]);
    const changed = sampleProduct('there', { brand: 'Another' });
    const told = await changesOf(world(), async () => {
      const counts = await catalogueImport.rehearse(async (writes) => {
        await writes.saveCategories([sampleCategory('never')]);
        return writes.saveProducts([changed, sampleProduct('never', { categories: ['never'] })]);
      });
      expect(counts).toEqual({ created: 1, updated: 1, unchanged: 0 });
    });
    expect(told).toEqual([]);
    expect(await catalogueImport.readProducts('theque', 1)).toEqual([sampleProduct('there')]);
  });

  test('one import at a time', async () => {
    const { catalogueImport } = world();
    const { end } = await catalogueImport.begin();
    await expect(catalogueImport.begin()).rejects.toMatchObject({ status: 409, code: 'import.busy' });
    await end();
    await (await catalogueImport.begin()).end();
  });
}

function describeRetiring(world: World): void {
  const find = (slug: string) => world().catalogue.findProduct(scope, { slug });

  test('a retired product is gone from its address, and comes back with the next import that names it', async () => {
    const { catalogueImport } = world();
    const product = sampleProduct('gone-1', { categories: ['leaf'] });
    await catalogueImport.saveProducts([product]);
    const told = await changesOf(world(), async () => expect(await catalogueImport.retireProducts(['gone-1', 'nobody'])).toBe(1));
    expect(told).toEqual(['members leaf', 'members root', 'product gone-1']);
    expect(await find(product.slug)).toEqual({ isGone: true });
    expect(await catalogueImport.readKeys('gone-0', 1)).not.toContain('gone-1');
    expect(await catalogueImport.retireProducts(['gone-1'])).toBe(0);
    expect(await catalogueImport.saveProducts([product])).toMatchObject({ updated: 1 });
    expect(await find(product.slug)).toMatchObject({ product: { productKey: 'gone-1' } });
  });

  test('a product that may give way leaves its skus and its address to the new one', async () => {
    const { catalogueImport } = world();
    const old = sampleProduct('old-key', { variants: [sampleVariant('shared-a'), sampleVariant('old-only')] });
    const fresh = sampleProduct('new-key', { variants: [sampleVariant('shared-a')] });
    await catalogueImport.saveProducts([old]);
    await expect(catalogueImport.saveProducts([fresh], { mayGiveWay: () => false })).rejects.toMatchObject({ status: 409 });
    const mayGiveWay = (key: string): boolean => key === 'old-key';
    expect(await catalogueImport.saveProducts([fresh], { mayGiveWay })).toMatchObject({ created: 1 });
    expect(await find(old.slug)).toEqual({ movedTo: fresh.slug });
    expect(await find(fresh.slug)).toMatchObject({ product: { productKey: 'new-key' } });
    expect(await catalogueImport.saveProducts([sampleProduct('third', { slug: old.slug })], { mayGiveWay })).toMatchObject({ created: 1 });
    expect(await find(old.slug)).toMatchObject({ product: { productKey: 'third' } });
  });
}

function describeReviews(world: World): void {
  const review = { sourceKey: 'R1', product: 'loved', rating: 4, body: 'Good.', submittedAt: '2026-11-01T10:00:00.001Z' };
  const second = { ...review, sourceKey: 'R2', rating: 5, title: 'Yes', username: 'Ann', userLocation: 'Hull', isRecommended: true };

  test('reviews come in once, the product’s average and number follow, and stay when the product changes', async () => {
    const { catalogueImport } = world();
    await catalogueImport.saveProducts([sampleProduct('loved')]);
    const told = await changesOf(world(), async () => {
      const outcome = await catalogueImport.saveReviews([review, second, { ...review, sourceKey: 'R3', product: 'nobody' }]);
      expect(outcome).toEqual({ counts: { created: 2, updated: 0, unchanged: 0 }, unknown: ['nobody'] });
    });
    expect(told).toEqual(['product loved']);
    expect(await catalogueImport.readReviews('', 10)).toEqual([review, second]);
    expect((await catalogueImport.saveReviews([review, second])).counts).toMatchObject({ unchanged: 2 });
    expect((await catalogueImport.saveReviews([{ ...review, rating: 2 }])).counts).toMatchObject({ updated: 1 });
    await catalogueImport.saveProducts([sampleProduct('loved', { brand: 'Another' })]);
    expect(await catalogueImport.readProducts('love', 1)).toMatchObject([{ productKey: 'loved', averageRating: 3.5, reviewCount: 2 }]);
    expect(await world().catalogue.findProduct(scope, { productKey: 'loved' })).toMatchObject({
      product: { averageRating: 3.5 },
    });
  });
}

function describeStock(world: World): void {
  test('a delta sets what it names; importing the whole file again sets it back', async () => {
    const { catalogueImport } = world();
    const product = sampleProduct('counted', { variants: [sampleVariant('C1', { size: 'S' }), sampleVariant('C2', { size: 'M' })] });
    await catalogueImport.saveProducts([product]);
    const delta = [
      { sku: 'C1', stock: 3 },
      { sku: 'C2', price: { currency: 'GBP', centAmount: 2000, wasCentAmount: 2500 } },
      { sku: 'nobody', stock: 1 },
    ] as const;
    const told = await changesOf(world(), async () => {
      const outcome = await catalogueImport.saveStock(delta);
      expect(outcome).toEqual({ counts: { created: 0, updated: 2, unchanged: 0 }, unknown: ['nobody'], raised: [] });
    });
    expect(told).toEqual(['product counted']);
    expect((await findVariants(world(), 'counted')).map(({ availableQuantity, price }) => [availableQuantity, price])).toEqual([
      [3, 2500],
      [20, 2000],
    ]);
    expect((await catalogueImport.saveStock(delta)).counts).toEqual({ created: 0, updated: 0, unchanged: 2 });
    expect(await catalogueImport.saveProducts([product])).toMatchObject({ updated: 1 });
    expect(await catalogueImport.readProducts('countec', 1)).toEqual([product]);
  });
}
