/** Stress test: every add is sent five times with one idempotency key, and has one effect. */
import type { Baskets } from '#features/basket/basket.port.ts';
import { createBaskets } from '#providers/baskets/embedded/baskets.provider.ts';
import {
  assertThat,
  countResultsByCode,
  type Databases,
  newShopper,
  type Size,
  stockProducts,
} from '../stress-test.ts';

const keysPerShopper: Record<Size, number> = { small: 3, full: 100 };
const SHOPPERS = 8;
const SENDS = 5;

async function retryAdds(servers: readonly Baskets[], count: number): Promise<number | undefined> {
  const scope = newShopper();
  for (let key = 0; key < count; key += 1) {
    const request = {
      items: [{ sku: 'retried-S', quantity: 1 }],
      reserveMinutes: 30,
      idempotencyKey: `key-${key}`,
    };
    const sends = Array.from({ length: SENDS }, (_, send) =>
      servers[send % servers.length]?.add(scope, request),
    );
    const counts = countResultsByCode(await Promise.allSettled(sends));
    assertThat(counts.ok === SENDS, `every retry succeeds, but: ${JSON.stringify(counts)}`);
    const other = { ...request, items: [{ sku: 'retried-S', quantity: 2 }] };
    const reused = countResultsByCode(await Promise.allSettled([servers[0]?.add(scope, other)]));
    assertThat(
      reused['basket.keyReused'] === 1,
      `a key with another body is refused, but: ${JSON.stringify(reused)}`,
    );
  }
  return (await servers[0]?.find(scope))?.lines[0]?.quantity;
}

export async function runRetryStorm(databases: Databases, size: Size): Promise<string> {
  const servers = databases.map(createBaskets);
  const count = keysPerShopper[size];
  await stockProducts(databases[0], ['retried'], SHOPPERS * count);
  const quantities = await Promise.all(
    Array.from({ length: SHOPPERS }, () => retryAdds(servers, count)),
  );
  const isRight = quantities.every((quantity) => quantity === count);
  assertThat(isRight, `${count} adds have ${count} effects, but: ${quantities.join(', ')}`);
  return `${SHOPPERS * count} adds sent ${SENDS} times each: one effect each, other bodies refused`;
}
