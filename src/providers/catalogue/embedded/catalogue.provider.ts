/** Catalogue from the app's database. */
import type { Database } from '#database/database.ts';
import type { Catalogue } from '#features/catalogue/catalogue.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { findBrand, listBrands } from './find-brand.ts';
import { findPriceInfo } from './find-price-info.ts';
import { findProduct, readProducts } from './find-product.ts';
import { findPurchaseRequirements, findSold } from './find-purchase-requirements.ts';
import { findStock } from './find-stock.ts';
import { listCategories } from './list-categories.ts';
import { listSitemapParts, listSitemapProducts } from './list-sitemap-products.ts';

export function createCatalogue(database: Database): Catalogue {
  return {
    findProduct: (scope, lookup) => findProduct(database, scope, lookup),
    readProducts: (scope, after, limit) => readProducts(database, scope, after, limit),
    listSitemapProducts: (scope, after, limit) =>
      listSitemapProducts(database, scope, after, limit),
    listSitemapParts: (scope, size) => listSitemapParts(database, scope, size),
    findStock: (scope, productId) => findStock(database, scope, productId),
    findPriceInfo: (scope, productId) => findPriceInfo(database, scope, productId),
    findPurchaseRequirements: (scope, skus) => findPurchaseRequirements(database, scope, skus),
    findSold: (scope, skus) => findSold(database, scope, skus),
    listCategories: (scope) => listCategories(database, scope),
    listBrands: (scope) => listBrands(database, scope),
    findBrand: (scope, slug) => findBrand(database, scope, slug),
  };
}

export const provider = defineProvider({
  port: 'catalogue',
  name: 'embedded',
  create: async (deps) => createCatalogue((await deps.database()) as Database),
});
