/** Stock and prices by sku in memory; there are no reservations, so no stock is clamped. */
import type { ProductRecord, StockChange } from '#features/catalogue/catalogue-records.ts';
import type { StockOutcome } from '../catalogue-import.port.ts';

/**
 * Changes `products` in place. `changed`: keys of the products that differ; `unknown`: skus of no
 * variant.
 */
export function applyStockChanges(
  products: Map<string, ProductRecord>,
  changes: readonly StockChange[],
): { readonly outcome: StockOutcome; readonly changed: ReadonlySet<string> } {
  const changed = new Set<string>();
  const unknown: string[] = [];
  const counts = { created: 0, updated: 0, unchanged: 0 };
  for (const change of changes) {
    const product = [...products.values()].find(({ variants }) =>
      variants.some(({ sku }) => sku === change.sku),
    );
    if (!product) {
      unknown.push(change.sku);
      continue;
    }
    const next = applyChange(product, change);
    const isSame = JSON.stringify(next) === JSON.stringify(product);
    counts[isSame ? 'unchanged' : 'updated'] += 1;
    if (!isSame) changed.add(product.productKey);
    products.set(product.productKey, next);
  }
  return { outcome: { counts, unknown, clampedToReserved: [] }, changed };
}

function applyChange(product: ProductRecord, { sku, stock, price }: StockChange): ProductRecord {
  const { currency, ...amounts } = price ?? {};
  const variants = product.variants.map((variant) =>
    variant.sku === sku
      ? {
          ...variant,
          stock: stock ?? variant.stock,
          prices: currency ? { ...variant.prices, [currency]: amounts } : variant.prices,
        }
      : variant,
  );
  return { ...product, variants } as ProductRecord;
}
