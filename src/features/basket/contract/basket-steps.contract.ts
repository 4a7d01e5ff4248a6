/** Steps that the contract tests of baskets share. */
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import type { Ports } from '#request/shop.ts';
import type { AddRequest, AddResult, BasketScope, Baskets } from '../basket.port.ts';
import type { AddItem, Basket, BasketLine } from '../basket.ts';

export type BasketsSetup = {
  readonly baskets: Baskets;
  readonly catalogueImport: Ports['catalogueImport'];
  /** Makes every reservation expire. */
  readonly expireReservations: () => Promise<void>;
  /** Number of variants whose reserved units differ from the sum of their reservations. */
  readonly countStockMismatches: () => Promise<number>;
  readonly close: () => Promise<void>;
};

let shopperCount = 0;

export class BasketSteps {
  readonly setup: () => BasketsSetup;

  constructor(setup: () => BasketsSetup) {
    this.setup = setup;
  }

  /** Basket scope of a new shopper. */
  createShopper(rest: Partial<BasketScope> = {}): BasketScope {
    shopperCount += 1;
    return {
      fascia: 'aldermoor',
      locale: 'en-GB',
      currency: 'GBP',
      token: `token-${shopperCount}`,
      ...rest,
    };
  }

  /** Scope of a new basket without lines. */
  async createBasket(): Promise<BasketScope> {
    const scope = this.createShopper();
    await this.setup().baskets.create(scope);
    return scope;
  }

  /** Saves a product with one variant per stock figure: `key-0`, `key-1` … */
  async saveStocked(productKey: string, ...stocks: number[]): Promise<void> {
    const variants = stocks.map((stock, index) =>
      sampleVariant(`${productKey}-${index}`, { stock }),
    );
    await this.setup().catalogueImport.saveProducts([sampleProduct(productKey, { variants })]);
  }

  add(
    scope: BasketScope,
    items: readonly AddItem[],
    rest: Partial<AddRequest> = {},
  ): Promise<AddResult> {
    return this.setup().baskets.add(scope, { items, reserveMinutes: 30, ...rest });
  }

  async lineOf(scope: BasketScope, sku: string): Promise<{ basket: Basket; line: BasketLine }> {
    const basket = await this.setup().baskets.find(scope);
    const line = basket?.lines.find((candidate) => candidate.sku === sku);
    if (!basket || !line) throw new Error(`no line for ${sku}`);
    return { basket, line };
  }

  async setQuantity(scope: BasketScope, sku: string, quantity: number): Promise<Basket> {
    const { basket, line } = await this.lineOf(scope, sku);
    const request = { lineId: line.id, quantity, version: basket.version, reserveMinutes: 30 };
    return (await this.setup().baskets.setQuantity(scope, request)).basket;
  }
}
