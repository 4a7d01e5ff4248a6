/** Stored baskets in memory, and their views with the prices and texts of a scope. */
import { type CatalogueState, findPrice, pathOf } from '#database/listed-products.fixtures.ts';
import type { BasketScope } from '#features/basket/basket.port.ts';
import type { Basket } from '#features/basket/basket.ts';
import type { CatalogueScope } from '#features/catalogue/catalogue.port.ts';
import type { ProductRecord, VariantRecord } from '#features/catalogue/catalogue-records.ts';
import { type LineRow, toBasket } from './find.ts';
import { MemoryReservations } from './memory-reservations.fixtures.ts';

export type StoredLine = {
  readonly id: string;
  readonly sku: string;
  readonly customHash: string;
  readonly customFields: Readonly<Record<string, string>>;
  readonly quantity: number;
  readonly addedPrice: number;
  readonly addedCurrency: string;
};

export type StoredBasket = {
  readonly id: string;
  readonly fascia: string;
  readonly token: string;
  readonly version: number;
  readonly lines: readonly StoredLine[];
};

type Found = { readonly product: ProductRecord; readonly variant: VariantRecord };

export class MemoryBasketStore {
  readonly reservations: MemoryReservations;
  readonly #catalogue: CatalogueState;
  readonly #baskets = new Map<string, StoredBasket>();

  constructor(catalogue: CatalogueState) {
    this.#catalogue = catalogue;
    this.reservations = new MemoryReservations(catalogue.products);
  }

  find({ fascia, token }: Pick<BasketScope, 'fascia' | 'token'>): StoredBasket | undefined {
    const basket = [...this.#baskets.values()].find(
      (candidate) => candidate.fascia === fascia && candidate.token === token,
    );
    return basket && this.#withoutRemovedVariants(basket);
  }

  findById({ fascia }: CatalogueScope, id: string): StoredBasket | undefined {
    const basket = this.#baskets.get(id);
    return basket?.fascia === fascia ? this.#withoutRemovedVariants(basket) : undefined;
  }

  save(basket: StoredBasket): void {
    this.#baskets.set(basket.id, basket);
  }

  remove(id: string): void {
    this.#baskets.delete(id);
  }

  /** A variant's sku takes precedence over an equal marketplace sku. */
  findVariant(sku: string): Found | undefined {
    const all = [...this.#catalogue.products.values()].flatMap((product) =>
      product.variants.map((variant) => ({ product, variant })),
    );
    return (
      all.find(({ variant }) => variant.sku === sku) ??
      all.find(({ variant }) => variant.marketplaceSku === sku)
    );
  }

  /** Undefined when the scope does not sell it. */
  findSold({ fascia, currency }: CatalogueScope, sku: string) {
    const found = this.findVariant(sku);
    const price = found && findPrice(found.variant, currency);
    const isListed =
      found?.product.status === 'live' && found.product.availableFascias.includes(fascia);
    return isListed && price ? { ...found, price } : undefined;
  }

  view(basket: StoredBasket | undefined, scope: CatalogueScope): Basket | null {
    if (!basket) return null;
    const { id, version, lines } = basket;
    return toBasket(
      { id, version, lines: lines.flatMap((line) => this.#toRow(basket, line, scope) ?? []) },
      scope,
    );
  }

  #toRow(basket: StoredBasket, line: StoredLine, scope: CatalogueScope): LineRow | undefined {
    const found = this.findVariant(line.sku);
    if (!found) return undefined;
    const { product, variant } = found;
    const colour = product.colours.find(({ key }) => key === variant.colour);
    const price = findPrice(variant, scope.currency);
    const total = countUnits(basket, line.sku);
    const reservation = this.reservations.find(basket.id, line.sku);
    const isReserved =
      reservation && reservation.expiresAt > Date.now() && reservation.quantity >= total;
    const categories = product.categories.flatMap((slug) =>
      pathOf(this.#catalogue.categories, slug),
    );
    return {
      ...{ id: line.id, sku: variant.sku, productId: product.id ?? product.productKey },
      ...{ productKey: product.productKey, slug: product.slug, brand: product.brand },
      name: product.name[scope.locale] ?? product.name['en-GB'],
      colour: variant.colour,
      colourLabel: colour?.label[scope.locale] ?? colour?.label['en-GB'] ?? '',
      ...{ size: variant.size, picture: colour?.pictures[0] ?? null, quantity: line.quantity },
      isBulky: product.facts.isBulky ?? false,
      categorySlugs: [...new Set(categories)],
      ...{ price: price?.centAmount ?? null, wasPrice: price?.wasCentAmount ?? null },
      customFields: line.customFields,
      addedPrice: line.addedCurrency === scope.currency ? line.addedPrice : null,
      isRepriced: line.addedCurrency !== scope.currency,
      reservedUntil: isReserved ? new Date(reservation.expiresAt).toISOString() : null,
      isSingle: product.facts.isPremier ?? false,
      rewardPoints: product.facts.rewardsPointsPence ?? null,
      isSold: this.findSold(scope, line.sku) !== undefined,
      within:
        this.reservations.free(line.sku) + (reservation?.quantity ?? 0) - (total - line.quantity),
    };
  }

  /** An import removes variants from baskets, which changes their version. */
  #withoutRemovedVariants(basket: StoredBasket): StoredBasket {
    const lines = basket.lines.filter(({ sku }) => this.findVariant(sku));
    if (lines.length === basket.lines.length) return basket;
    const changed = { ...basket, lines, version: basket.version + 1 };
    this.save(changed);
    return changed;
  }
}

/** Units of the sku in all lines of the basket. */
export function countUnits(basket: Pick<StoredBasket, 'lines'> | undefined, sku: string): number {
  return (basket?.lines ?? []).reduce(
    (sum, line) => (line.sku === sku ? sum + line.quantity : sum),
    0,
  );
}
