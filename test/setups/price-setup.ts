/** A shop with one product, whose price history tests write. */
import { defineStatement } from '#database/statement.ts';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import { createCatalogue } from '#providers/catalogue/embedded/catalogue.provider.ts';
import { createCatalogueImport } from '#providers/catalogue-import/embedded/catalogue-import.provider.ts';
import type { Engine } from '#test/databases/engines.ts';

const deleteHistory = defineStatement<never>('test.deleteHistory', 'delete from price_history');
/** `$1` days ago, `$2` price, `$3` former price, `$4` true where it was valid before. */
const addHistory = defineStatement<never>(
  'test.addHistory',
  `insert into price_history (sku, currency, since, cent_amount, was_cent_amount, is_first_known, product_key)
   values ('tee-M', 'GBP', now() - make_interval(days => $1::int), $2::bigint, $3::bigint, $4, 'tee')`,
);

export type PriceEntry = readonly [daysAgo: number, price: number, was?: number];

/** A shop with one product, whose variant `tee-M` has a price. */
export async function openPriceHistory({ open }: Engine) {
  const { database, close } = await open();
  const catalogueImport = createCatalogueImport(database);
  const scope = {
    ...({ fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP' } as const),
    readsLowestPrices: true,
  };
  /** Saves the product that has the variant. */
  const save = (price: number, wasCentAmount?: number, productKey = 'tee') =>
    catalogueImport.saveProducts([
      sampleProduct(productKey, {
        variants: [
          sampleVariant('tee-M', {
            prices: {
              GBP: { centAmount: price, ...(wasCentAmount !== undefined && { wasCentAmount }) },
            },
          }),
        ],
      }),
    ]);
  await save(2_000);
  return {
    ...{ database, catalogueImport, save, [Symbol.asyncDispose]: close },
    async readLowest(productKey = 'tee') {
      const found = await createCatalogue(database).findProduct(scope, { productKey });
      return found && 'product' in found ? found.product.variants[0]?.lowestPrice : 'no product';
    },
    /** `isFirstKnown`: the first price was valid before the history began. */
    async setHistory(entries: readonly PriceEntry[], isFirstKnown = false) {
      await database.rows(deleteHistory);
      for (const [index, [days, price, was]] of entries.entries())
        await database.rows(addHistory, [
          ...[days, price, was ?? null, isFirstKnown && index === 0],
        ]);
    },
  };
}
