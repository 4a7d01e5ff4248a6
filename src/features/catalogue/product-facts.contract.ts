/**
 * Contract tests of the catalogue port: facts of products, purchase requirements and price
 * calculation.
 */
import { expect, test } from 'vitest';
import type { CatalogueSetup } from './catalogue.contract.ts';
import type { CatalogueScope } from './catalogue.port.ts';
import { sampleProduct, sampleVariant } from './catalogue-records.fixtures.ts';
import type { ProductFacts } from './catalogue-records.ts';

const scope: CatalogueScope = { fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP' };
const otherFascia = { ...scope, fascia: 'elsewhere' };

export function describeFacts(setup: () => CatalogueSetup): void {
  test('purchase requirements are returned for products that have any, by the variant’s sku or the marketplace’s', async () => {
    const { catalogue, catalogueImport } = setup();
    const makeProduct = (key: string, facts: ProductFacts) =>
      sampleProduct(key, {
        facts,
        variants: [
          sampleVariant(`${key}-1`, { marketplaceSku: `mp-${key}` }),
          sampleVariant(`${key}-2`),
        ],
      });
    await catalogueImport.saveProducts([
      makeProduct('ring', { customisationGroupName: 'engraving' }),
      makeProduct('unlimited', { isPremier: true }),
      makeProduct('plain', { isPremier: false }),
    ]);
    const skus = ['ring-1', 'mp-unlimited', 'plain-1', 'tee-S', 'nothing', 'ring-2', 'ring-1'];
    const requirements = (await catalogue.findPurchaseRequirements(scope, skus)).filter(
      (requirement) => requirement.isPremier || requirement.customisationGroupName !== null,
    );
    const engraved = { isPremier: false, customisationGroupName: 'engraving' };
    expect(requirements.toSorted((a, b) => a.sku.localeCompare(b.sku))).toEqual([
      { sku: 'mp-unlimited', isPremier: true, customisationGroupName: null },
      { sku: 'ring-1', ...engraved },
      { sku: 'ring-2', ...engraved },
    ]);
    expect(await catalogue.findPurchaseRequirements(otherFascia, skus)).toEqual([]);
    expect(await catalogue.findPurchaseRequirements(scope, [])).toEqual([]);
  });

  test('skus that a fascia sells are found, the variant’s or the marketplace’s', async () => {
    const { catalogue, catalogueImport } = setup();
    await catalogueImport.saveProducts([
      sampleProduct('sold', { variants: [sampleVariant('sold-1', { marketplaceSku: 'mp-sold' })] }),
    ]);
    expect(await catalogue.findSold(scope, ['mp-sold', 'invented', 'sold-1', 'sold-1'])).toEqual([
      'mp-sold',
      'sold-1',
    ]);
    expect(await catalogue.findSold(otherFascia, ['sold-1'])).toEqual([]);
    expect(await catalogue.findSold(scope, [])).toEqual([]);
  });

  test('PROMO-2: points are worth pence, so a shop of another currency has none', async () => {
    const { catalogue, catalogueImport } = setup();
    const prices = { GBP: { centAmount: 2500 }, EUR: { centAmount: 2900 } };
    const variants = [sampleVariant('earns-1', { prices })];
    const facts = { rewardsPointsPence: 125 };
    await catalogueImport.saveProducts([sampleProduct('earns', { variants, facts })]);
    const find = (currency: CatalogueScope['currency']) =>
      catalogue.findProduct({ ...scope, currency }, { productKey: 'earns' });
    expect(await find('GBP')).toMatchObject({ product: { rewardPoints: 125 } });
    expect(await find('EUR')).not.toHaveProperty('product.rewardPoints');
  });

  test('DEL-1: a seller’s identity is returned, and its terms in the requested language', async () => {
    const { catalogue, catalogueImport } = setup();
    const facts: ProductFacts = {
      ...{ sellerName: 'Loom', seller: { corporateName: 'Loom Ltd', vatNumber: 'GB 1' } },
      shopDeliveryMessaging: { 'en-GB': 'By courier.', 'fr-FR': 'Par transporteur.' },
      shopExclusionsMessaging: { 'en-GB': 'No express.' },
    };
    await catalogueImport.saveProducts([sampleProduct('loom', { facts })]);
    const find = (locale: string) =>
      catalogue.findProduct({ ...scope, locale }, { productKey: 'loom' });
    const { seller } = facts;
    expect(await find('en-GB')).toMatchObject({
      product: { seller, shopDeliveryMessaging: 'By courier.' },
    });
    expect(await find('fr-FR')).toMatchObject({
      product: {
        shopDeliveryMessaging: 'Par transporteur.',
        shopExclusionsMessaging: 'No express.',
      },
    });
  });

  test('PDP-11: a price breakdown is returned by itself, and in no product', async () => {
    const { catalogue, catalogueImport } = setup();
    const effects = [
      { name: 'Weekend event', value: 300 },
      { name: 'Staff nomination', value: 100 },
    ];
    const discounted = {
      centAmount: 3000,
      wasCentAmount: 4000,
      preDiscountCentAmount: 3400,
      discountEffects: effects,
    };
    const variants = [
      sampleVariant('coat-S', { prices: { GBP: discounted } }),
      sampleVariant('coat-M'),
    ];
    await catalogueImport.saveProducts([sampleProduct('coat', { variants })]);
    expect(await catalogue.findPriceInfo(scope, 'coat')).toEqual([
      {
        sku: 'coat-S',
        price: 3000,
        wasPrice: 4000,
        preDiscountPrice: 3400,
        discountEffects: effects,
      },
      { sku: 'coat-M', price: 2500, discountEffects: [] },
    ]);
    const productJson = JSON.stringify([
      await catalogue.findProduct(scope, { productKey: 'coat' }),
      await catalogue.findStock(scope, 'coat'),
    ]);
    expect(productJson).toContain('coat-S');
    expect(productJson).not.toMatch(/discount|3400|Weekend/i);
    expect(await catalogue.findPriceInfo(scope, 'nothing')).toBeNull();
    expect(await catalogue.findPriceInfo(otherFascia, 'coat')).toBeNull();
  });
}
