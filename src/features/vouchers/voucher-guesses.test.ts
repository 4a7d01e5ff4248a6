/** Guessing at voucher codes is slowed down for who guesses, and for nobody else. */
import { expect, test } from 'vitest';
import type { Basket } from '#features/basket/basket.ts';
import { isProblem } from '#kit/problem.ts';
import type { PrivateShop } from '#kit/shop.ts';
import { keepVoucher } from './vouchers.server.ts';

const basket = { id: 'b', version: 1, currency: 'GBP', isRepriced: false, lines: [] } as Basket;

function shopOf(caller: string, now: string): PrivateShop {
  return {
    fascia: { code: 'aldermoor' },
    currency: 'GBP',
    now: new Date(now),
    visitor: { network: 'n', caller, device: '' },
    writeCookie: () => undefined,
    ports: { vouchers: { judge: async ({ code }: { code: string }) => (code === 'GOOD' ? { kind: 'good' } : { kind: 'unknown' }) } },
  } as unknown as PrivateShop;
}

async function tryCode(shop: PrivateShop, code: string): Promise<number> {
  try {
    await keepVoucher(shop, basket, code);
    return 200;
  } catch (error) {
    if (isProblem(error)) return error.status;
    throw error;
  }
}

test('after twenty codes that nobody knows the caller waits, others do not, and later it goes on', async () => {
  const guesser = shopOf('guesser', '2026-11-23T10:00:00Z');
  const statuses: number[] = [];
  for (let guess = 0; guess < 200; guess += 1) statuses.push(await tryCode(guesser, `GUESS${guess}`));
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
