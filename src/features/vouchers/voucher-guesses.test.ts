/** Tests: guesses at voucher codes are throttled for their caller only. */
import { expect, test, vi } from 'vitest';
import type { Basket } from '#features/basket/basket.ts';
import { isProblem } from '#kit/problem.ts';
import type { PrivateShop } from '#request/shop.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import type { Vouchers } from './vouchers.port.ts';
import { applyVoucher } from './vouchers.server.ts';

const basket = {
  id: 'b',
  version: 1,
  currency: 'GBP',
  isRepriced: false,
  lines: [],
} satisfies Basket;

type Evaluate = Vouchers['evaluate'];

const acceptGoodCode: Evaluate = async ({ code }) =>
  code === 'GOOD' ? { kind: 'valid', voucher: { code, discount: 0 } } : { kind: 'unknown' };

function shopOf(caller: string, now: string, evaluate = acceptGoodCode): PrivateShop {
  return createTestShop({
    now: new Date(now),
    visitor: { network: 'n', ipHash: caller, userAgent: '' },
    ports: { vouchers: { evaluate } },
  });
}

async function tryCode(shop: PrivateShop, code: string): Promise<number> {
  try {
    await applyVoucher(shop, basket, code);
    return 200;
  } catch (error) {
    if (isProblem(error)) return error.status;
    throw error;
  }
}

test('after twenty unknown codes only the caller has to wait, for a limited time', async () => {
  const guesser = shopOf('guesser', '2026-11-23T10:00:00Z');
  const statuses: number[] = [];
  for (let guess = 0; guess < 200; guess += 1)
    statuses.push(await tryCode(guesser, `GUESS${guess}`));
  expect(statuses.filter((status) => status === 404)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(180);
  expect(await tryCode(guesser, 'GOOD')).toBe(429);
  expect(await tryCode(shopOf('somebody else', '2026-11-23T10:00:00Z'), 'GOOD')).toBe(200);
  expect(await tryCode(shopOf('guesser', '2026-11-23T10:10:01Z'), 'GOOD')).toBe(200);
});

test('codes that are known are not counted', async () => {
  const shopper = shopOf('shopper', '2026-11-23T10:00:00Z');
  for (let use = 0; use < 40; use += 1) expect(await tryCode(shopper, 'GOOD')).toBe(200);
});

test('concurrent guesses do not bypass the limit', async () => {
  const { promise: answered, resolve: result } = Promise.withResolvers<void>();
  const evaluate = vi.fn<Evaluate>(async (attempt) => {
    await answered;
    return acceptGoodCode(attempt);
  });
  const guesser = shopOf('parallel guesser', '2026-11-23T10:00:00Z', evaluate);
  const guesses = Promise.all(
    Array.from({ length: 200 }, (_, guess) => tryCode(guesser, `GUESS${guess}`)),
  );
  result();
  expect((await guesses).filter((status) => status === 404)).toHaveLength(20);
  expect(evaluate).toHaveBeenCalledTimes(20);
});

test('a guess that could not be checked is not counted', async () => {
  const broken = shopOf('unlucky', '2026-11-23T10:00:00Z', async () => {
    throw new Error('no database');
  });
  for (let guess = 0; guess < 40; guess += 1)
    await expect(applyVoucher(broken, basket, 'GOOD')).rejects.toThrow('no database');
  expect(await tryCode(shopOf('unlucky', '2026-11-23T10:00:00Z'), 'GOOD')).toBe(200);
});
