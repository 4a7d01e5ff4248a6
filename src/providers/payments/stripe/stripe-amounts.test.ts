/** Amounts as Stripe expects them, by currency: https://docs.stripe.com/currencies */
import { describe, expect, test } from 'vitest';
import { fromStripeAmount, toMoney, toStripeAmount } from './stripe-amounts.ts';

describe('an amount at Stripe', () => {
  test.each([
    ['£49.99', 4_999, 'GBP', 4_999],
    ['¥500, without decimals', 500, 'JPY', 500],
    ['5.120 dinars, with three decimals', 5_120, 'KWD', 5_120],
    ['5.130 dinars', 5_130, 'BHD', 5_130],
    ['5 krónur, as hundredths', 5, 'ISK', 500],
    ['5 shillings, as hundredths', 5, 'UGX', 500],
    ['5 ariary, as whole units', 500, 'MGA', 5],
    ['5.45 forint', 545, 'HUF', 545],
  ])('of %s', (_, minorUnits, currencyCode, amount) => {
    const converted = toStripeAmount(minorUnits, currencyCode);
    expect(converted).toEqual({ amount, currency: currencyCode.toLowerCase() });
    expect(fromStripeAmount(converted)).toBe(minorUnits);
  });

  test.each([
    [5_124, 'KWD'],
    [5_129, 'TND'],
    [501, 'MGA'],
  ])('is not rounded: %i %s is refused', (minorUnits, currencyCode) => {
    expect(() => toStripeAmount(minorUnits, currencyCode)).toThrow('in steps of');
  });

  test('in a currency that the shop does not sell in is an error, not another amount', () => {
    expect(toMoney({ amount: 100, currency: 'eur' })).toEqual({
      ...{ centAmount: 100, currencyCode: 'EUR' },
    });
    expect(() => toMoney({ amount: 100, currency: 'xts' })).toThrow('XTS');
  });
});
