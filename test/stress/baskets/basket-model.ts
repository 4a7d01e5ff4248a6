/**
 * Stress test: random basket changes, expiries, clean-ups and restocks, compared with a simple
 * model.
 */
import fc from 'fast-check';
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import type { BasketScope, Baskets } from '#features/basket/basket.port.ts';
import { createBaskets } from '#providers/baskets/embedded/baskets.provider.ts';
import {
  assertThat,
  type Databases,
  newShopper,
  type Size,
  stockProducts,
} from '../stress-test.ts';

const sequenceCounts: Record<Size, number> = { small: 12, full: 10_000 };
const SHOPPERS = 3;
const PRODUCTS = 2;

type Step =
  | {
      readonly kind: 'add';
      readonly shopper: number;
      readonly product: number;
      readonly quantity: number;
    }
  | {
      readonly kind: 'set';
      readonly shopper: number;
      readonly product: number;
      readonly quantity: number;
    }
  | { readonly kind: 'restock'; readonly product: number; readonly quantity: number }
  | { readonly kind: 'expire' | 'cleanUp' };

const shopper = fc.nat(SHOPPERS - 1);
const product = fc.nat(PRODUCTS - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      shopper,
      product,
      quantity: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('set' as const),
      shopper,
      product,
      quantity: fc.nat(5),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('restock' as const), product, quantity: fc.nat(8) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('expire' as const, 'cleanUp' as const) }),
  },
);

type Reservation = { quantity: number; isExpired: boolean };

/** Expected state, computed without a database. */
class Model {
  readonly onHand = Array.from({ length: PRODUCTS }, () => 5);
  readonly lines = Array.from({ length: SHOPPERS }, () =>
    Array.from({ length: PRODUCTS }, () => 0),
  );
  readonly reservations = Array.from({ length: SHOPPERS }, () =>
    Array.from({ length: PRODUCTS }, (): Reservation => ({ quantity: 0, isExpired: false })),
  );

  reservation(shopperIndex: number, productIndex: number): Reservation {
    return this.reservations[shopperIndex]?.[productIndex] ?? { quantity: 0, isExpired: false };
  }
  line(shopperIndex: number, productIndex: number): number {
    return this.lines[shopperIndex]?.[productIndex] ?? 0;
  }
  reserved(productIndex: number): number {
    return this.reservations.reduce((sum, row) => sum + (row[productIndex]?.quantity ?? 0), 0);
  }
  free(productIndex: number): number {
    return (this.onHand[productIndex] ?? 0) - this.reserved(productIndex);
  }
  freeExpired(productIndex: number, except: number | null): void {
    for (const [shopperIndex, row] of this.reservations.entries()) {
      const reservation = row[productIndex];
      if (reservation?.isExpired && shopperIndex !== except)
        row[productIndex] = { quantity: 0, isExpired: false };
    }
  }
  /**
   * Sets the line's quantity to `total` and returns true, if stock suffices. `freesOwn`: the
   * basket's own expired reservation may be freed as well.
   */
  take(shopperIndex: number, productIndex: number, total: number, freesOwn: boolean): boolean {
    const isShort = () =>
      total - this.reservation(shopperIndex, productIndex).quantity > this.free(productIndex);
    const before = this.reservations.map((row) => [...row]);
    if (isShort()) this.freeExpired(productIndex, freesOwn ? null : shopperIndex);
    if (isShort()) {
      // A refused change is rolled back as a whole; a refused add keeps expired reservations freed.
      if (freesOwn) this.reservations.splice(0, SHOPPERS, ...before);
      return false;
    }
    const [line, reservation] = [this.lines[shopperIndex], this.reservations[shopperIndex]];
    if (line) line[productIndex] = total;
    if (reservation) reservation[productIndex] = { quantity: total, isExpired: false };
    return true;
  }
  remove(shopperIndex: number, productIndex: number): void {
    const [line, reservation] = [this.lines[shopperIndex], this.reservations[shopperIndex]];
    if (line) line[productIndex] = 0;
    if (reservation) reservation[productIndex] = { quantity: 0, isExpired: false };
  }
}

const expireAll = defineStatement<never>(
  'stress.expire',
  "update reservation set expires_at = now() - interval '1 second'",
);

class Run {
  readonly model = new Model();
  readonly scopes: readonly BasketScope[] = Array.from({ length: SHOPPERS }, newShopper);
  readonly database: Database;
  readonly baskets: Baskets;
  readonly name: string;

  constructor(database: Database, name: string) {
    this.database = database;
    this.baskets = createBaskets(database);
    this.name = name;
  }

  scope(shopperIndex: number): BasketScope {
    const scope = this.scopes[shopperIndex];
    if (!scope) throw new Error(`no shopper ${shopperIndex}`);
    return scope;
  }
  key(productIndex: number): string {
    return `${this.name}-${productIndex}`;
  }

  async do(step: Step): Promise<void> {
    if (step.kind === 'add') return this.add(step.shopper, step.product, step.quantity);
    if (step.kind === 'set') return this.set(step.shopper, step.product, step.quantity);
    if (step.kind === 'restock') {
      await stockProducts(this.database, [this.key(step.product)], step.quantity);
      this.model.onHand[step.product] = Math.max(step.quantity, this.model.reserved(step.product));
      return;
    }
    await this.database.rows(expireAll);
    for (const reservation of this.model.reservations.flat())
      reservation.isExpired = reservation.quantity > 0;
    if (step.kind === 'expire') return;
    await this.baskets.cleanUp();
    for (let productIndex = 0; productIndex < PRODUCTS; productIndex += 1)
      this.model.freeExpired(productIndex, null);
  }

  async add(shopperIndex: number, productIndex: number, quantity: number): Promise<void> {
    const isAccepted = this.model.take(
      shopperIndex,
      productIndex,
      this.model.line(shopperIndex, productIndex) + quantity,
      false,
    );
    const request = {
      items: [{ sku: `${this.key(productIndex)}-S`, quantity }],
      reserveMinutes: 30,
    };
    await this.expect(isAccepted, this.baskets.add(this.scope(shopperIndex), request));
  }

  async set(shopperIndex: number, productIndex: number, quantity: number): Promise<void> {
    const basket = await this.baskets.find(this.scope(shopperIndex));
    const line = basket?.lines.find(({ productKey }) => productKey === this.key(productIndex));
    if (!basket || !line) return;
    const isAccepted =
      quantity === 0 || this.model.take(shopperIndex, productIndex, quantity, true);
    if (quantity === 0) this.model.remove(shopperIndex, productIndex);
    const request = { lineId: line.id, quantity, version: basket.version, reserveMinutes: 30 };
    await this.expect(isAccepted, this.baskets.setQuantity(this.scope(shopperIndex), request));
  }

  async expect(isAccepted: boolean, work: Promise<unknown>): Promise<void> {
    const code = await work.then(
      () => 'ok',
      (error: { code?: string }) => error.code ?? String(error),
    );
    const allowed = isAccepted ? ['ok'] : ['basket.outOfStock', 'basket.notEnough'];
    assertThat(
      allowed.includes(code),
      `the model says ${allowed.join(' or ')}, the database ${code}`,
    );
  }

  async compare(): Promise<void> {
    for (const [shopperIndex, scope] of this.scopes.entries()) {
      const basket = await this.baskets.find(scope);
      for (let productIndex = 0; productIndex < PRODUCTS; productIndex += 1) {
        const line = basket?.lines.find(({ productKey }) => productKey === this.key(productIndex));
        const expected = this.model.line(shopperIndex, productIndex);
        assertThat(
          (line?.quantity ?? 0) === expected,
          `a line of ${expected}, not ${line?.quantity}`,
        );
        const maxQuantity = Math.max(
          this.model.free(productIndex) +
            this.model.reservation(shopperIndex, productIndex).quantity,
          0,
        );
        assertThat(
          !line || line.maxQuantity === maxQuantity,
          `at most ${maxQuantity}, not ${line?.maxQuantity}`,
        );
      }
    }
  }
}

export async function runBasketModel([database]: Databases, size: Size): Promise<string> {
  let count = 0;
  let steps = 0;
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 1, maxLength: 25 }),
    async (sequence) => {
      count += 1;
      const run = new Run(database, `model-${count}`);
      await database.rows(expireAll);
      await run.baskets.cleanUp();
      await stockProducts(database, [run.key(0), run.key(1)], 5);
      for (const item of sequence) {
        steps += 1;
        await run.do(item);
      }
      await run.compare();
    },
  );
  await fc.assert(property, { numRuns: sequenceCounts[size] });
  return `${count} sequences, ${steps} steps: equal to the model`;
}
