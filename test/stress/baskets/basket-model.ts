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

const sequences: Record<Size, number> = { small: 12, full: 10_000 };
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

/** Expected state in plain arithmetic. */
class Model {
  readonly onHand = Array.from({ length: PRODUCTS }, () => 5);
  readonly lines = Array.from({ length: SHOPPERS }, () =>
    Array.from({ length: PRODUCTS }, () => 0),
  );
  readonly reservations = Array.from({ length: SHOPPERS }, () =>
    Array.from({ length: PRODUCTS }, (): Reservation => ({ quantity: 0, isExpired: false })),
  );

  reservation(who: number, what: number): Reservation {
    return this.reservations[who]?.[what] ?? { quantity: 0, isExpired: false };
  }
  line(who: number, what: number): number {
    return this.lines[who]?.[what] ?? 0;
  }
  reserved(what: number): number {
    return this.reservations.reduce((sum, row) => sum + (row[what]?.quantity ?? 0), 0);
  }
  free(what: number): number {
    return (this.onHand[what] ?? 0) - this.reserved(what);
  }
  freeExpired(what: number, except: number | null): void {
    for (const [who, row] of this.reservations.entries()) {
      const reservation = row[what];
      if (reservation?.isExpired && who !== except) row[what] = { quantity: 0, isExpired: false };
    }
  }
  /**
   * Sets the line's quantity to `total` and returns true, if stock suffices. `own` defines whether
   * the basket's own expired reservation may be freed as well.
   */
  take(who: number, what: number, total: number, own: boolean): boolean {
    const isShort = () => total - this.reservation(who, what).quantity > this.free(what);
    const before = this.reservations.map((row) => [...row]);
    if (isShort()) this.freeExpired(what, own ? null : who);
    if (isShort()) {
      // A refused change is rolled back as a whole; a refused add keeps expired reservations freed.
      if (own) this.reservations.splice(0, SHOPPERS, ...before);
      return false;
    }
    const [line, reservation] = [this.lines[who], this.reservations[who]];
    if (line) line[what] = total;
    if (reservation) reservation[what] = { quantity: total, isExpired: false };
    return true;
  }
  remove(who: number, what: number): void {
    const [line, reservation] = [this.lines[who], this.reservations[who]];
    if (line) line[what] = 0;
    if (reservation) reservation[what] = { quantity: 0, isExpired: false };
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

  scope(who: number): BasketScope {
    const scope = this.scopes[who];
    if (!scope) throw new Error(`no shopper ${who}`);
    return scope;
  }
  key(what: number): string {
    return `${this.name}-${what}`;
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
    for (let what = 0; what < PRODUCTS; what += 1) this.model.freeExpired(what, null);
  }

  async add(who: number, what: number, quantity: number): Promise<void> {
    const isTaken = this.model.take(who, what, this.model.line(who, what) + quantity, false);
    const request = { items: [{ sku: `${this.key(what)}-S`, quantity }], reserveMinutes: 30 };
    await this.expect(isTaken, this.baskets.add(this.scope(who), request));
  }

  async set(who: number, what: number, quantity: number): Promise<void> {
    const basket = await this.baskets.find(this.scope(who));
    const line = basket?.lines.find(({ productKey }) => productKey === this.key(what));
    if (!basket || !line) return;
    const isTaken = quantity === 0 || this.model.take(who, what, quantity, true);
    if (quantity === 0) this.model.remove(who, what);
    const request = { lineId: line.id, quantity, version: basket.version, reserveMinutes: 30 };
    await this.expect(isTaken, this.baskets.setQuantity(this.scope(who), request));
  }

  async expect(isTaken: boolean, work: Promise<unknown>): Promise<void> {
    const code = await work.then(
      () => 'ok',
      (error: { code?: string }) => error.code ?? String(error),
    );
    const allowed = isTaken ? ['ok'] : ['basket.outOfStock', 'basket.notEnough'];
    assertThat(
      allowed.includes(code),
      `the model says ${allowed.join(' or ')}, the database ${code}`,
    );
  }

  async compare(): Promise<void> {
    for (const [who, scope] of this.scopes.entries()) {
      const basket = await this.baskets.find(scope);
      for (let what = 0; what < PRODUCTS; what += 1) {
        const line = basket?.lines.find(({ productKey }) => productKey === this.key(what));
        const expected = this.model.line(who, what);
        assertThat(
          (line?.quantity ?? 0) === expected,
          `a line of ${expected}, not ${line?.quantity}`,
        );
        const most = Math.max(
          this.model.free(what) + this.model.reservation(who, what).quantity,
          0,
        );
        assertThat(!line || line.maxQuantity === most, `at most ${most}, not ${line?.maxQuantity}`);
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
  await fc.assert(property, { numRuns: sequences[size] });
  return `${count} sequences, ${steps} steps: equal to the model`;
}
