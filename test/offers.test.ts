/** Tests that baskets accept each advertised voucher code, at the price that badges show. */
import { describe, expect, test } from 'vitest';
import { applyPercentOff, type VoucherOffer } from '#features/vouchers/vouchers.ts';
import { createVouchers } from '#providers/vouchers/embedded/vouchers.provider.ts';
import { readRegistry } from '../src/server/app/registry.node.server.ts';

const { fascias } = await readRegistry();
const now = new Date('2026-11-23T12:00:00Z');

describe.each(fascias)('$name', ({ code: fascia, locales, providers, promotions }) => {
  const offers = (providers?.vouchers?.config?.offers ?? []) as readonly VoucherOffer[];
  const badges = promotions?.badges ?? [];

  test('no badge names a code beside its offer, or a price without one', () => {
    const texts = badges.flatMap(({ offer, text1, textFrom }) =>
      Object.values({
        ...text1,
        ...Object.fromEntries(
          Object.entries(textFrom ?? {}).map(([tag, text]) => [`from ${tag}`, text]),
        ),
      }).map((text) => ({ offer, text })),
    );
    expect(texts.filter(({ text }) => /[A-Z]{3,}\d/.test(text))).toEqual([]);
    expect(
      texts.filter(
        ({ offer, text }) => (text.includes('{price}') || text.includes('{code}')) && !offer,
      ),
    ).toEqual([]);
  });

  const advertised = badges.flatMap(({ id, categorySlug = '', offer }) =>
    offer ? [{ id, categorySlug, offer }] : [],
  );
  test.each(advertised)(
    '$id: the code works at the price of the badge',
    async ({ categorySlug, offer }) => {
      const vouchers = createVouchers(offers);
      for (const { currency } of locales)
        for (const price of [1, 99, 1999, 2450, 4995, 100_000])
          for (const quantity of [1, 3]) {
            const lines = [{ price, quantity, categorySlugs: ['womens', categorySlug] }];
            const result = await vouchers.evaluate({
              fascia,
              currency,
              code: offer.code,
              total: price * quantity,
              lines,
              now,
            });
            const off = (price - applyPercentOff(price, offer.percentOff)) * quantity;
            expect(result).toEqual({
              kind: 'valid',
              voucher: { code: offer.code, discount: off, categorySlug: offer.categorySlug },
            });
          }
    },
  );
});
