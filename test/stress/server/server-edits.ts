/**
 * Stress test: no concurrent edit of one basket is lost; outdated edits receive the current basket.
 */
import { z } from 'zod';
import { assertThat, type Size, stockProducts } from '../stress-test.ts';
import type { ServerStressTest, Servers } from './open-servers.ts';
import { type Add, sendAdd } from './server.ts';

const editors: Record<Size, number> = { small: 10, full: 50 };
const rounds: Record<Size, number> = { small: 1, full: 10 };
const SKU = 'edited-S';
/**
 * Maximum attempts: one editor succeeds in each round, so that as many rounds as editors suffice.
 */
const MAX_CONFLICTS = 200;

const cartSchema = z.object({
  version: z.number(),
  lines: z.array(z.object({ id: z.string(), quantity: z.number() })),
});
const staleSchema = z.object({ error: z.object({ code: z.string() }), cart: cartSchema });
type Cart = z.infer<typeof cartSchema>;

async function setQuantity(
  base: string,
  cookie: string,
  { version, lines: [line] }: Cart,
): Promise<{ status: number; cart: Cart }> {
  const response = await fetch(`${base}/_api/basket/lines`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ lineId: line?.id, quantity: (line?.quantity ?? 0) + 1, version }),
  });
  const body: unknown = await response.json();
  if (response.status === 200) return { status: 200, cart: cartSchema.parse(body) };
  const stale = staleSchema.safeParse(body).data;
  assertThat(
    response.status === 409 && stale?.error.code === 'basket.stale',
    `a stale edit is refused by 409: ${JSON.stringify(body)}`,
  );
  const { cart } = staleSchema.parse(body);
  assertThat(cart.version > version, 'a refused stale edit gets the current basket');
  return { status: 409, cart };
}

/** Raises the quantity by one, starting again from the current basket; returns the conflicts. */
async function editOnce(base: string, cookie: string, initial: Cart): Promise<number> {
  let cart = initial;
  for (let conflicts = 0; conflicts < MAX_CONFLICTS; conflicts += 1) {
    const result = await setQuantity(base, cookie, cart);
    if (result.status === 200) return conflicts;
    cart = result.cart;
  }
  throw new Error('Expected: an edit of the current basket succeeds in the end');
}

async function editTogether(servers: Servers, count: number): Promise<number> {
  const { base } = servers[0];
  const first = await sendAdd(base, { sku: SKU });
  const { cookie } = first;
  assertThat(cookie !== null, 'the first add opens a basket');
  const initialCart = cartSchema.parse(first.body);
  const baseOf = (index: number) => (servers[index % servers.length] ?? servers[0]).base;
  // Concurrent adds, which are relative and need no version.
  const add: Add = { sku: SKU, cookie };
  const [conflicts] = await Promise.all([
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        editOnce(baseOf(index), cookie ?? '', initialCart),
      ),
    ),
    ...Array.from({ length: count }, (_, index) => sendAdd(baseOf(index), add)),
  ]);
  const after = cartSchema.parse((await sendAdd(base, add)).body);
  const quantity = after.lines[0]?.quantity;
  assertThat(
    quantity === 2 * count + 2,
    `${count} edits and ${count + 2} adds are all in the basket, not ${quantity}`,
  );
  return conflicts.reduce((sum, count) => sum + count, 0);
}

export const serverEdits: ServerStressTest = {
  prepareData: (database) => stockProducts(database, ['edited'], 1_000_000),
  async run(servers, size) {
    let conflicts = 0;
    for (let round = 0; round < rounds[size]; round += 1)
      conflicts += await editTogether(servers, editors[size]);
    return `${editors[size]} editors and as many adds x ${rounds[size]}: no update lost, ${conflicts} stale edits refused with the current basket`;
  },
};
