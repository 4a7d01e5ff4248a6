/**
 * Amounts of the Stripe API. Like those of the shop they are minor units by ISO 4217, with these
 * exceptions: https://docs.stripe.com/currencies
 */
import { isCurrencyCode, type Money } from '#i18n/money.ts';
import { StripeRejection } from './stripe-rejection.ts';

/** Currencies without decimals, of which Stripe expects hundredths. */
const IN_HUNDREDTHS = new Set(['ISK', 'UGX']);
/** Currency with decimals, of which Stripe expects whole units. */
const IN_WHOLE_UNITS = new Set(['MGA']);
/** Currencies with three decimals, of which the last has to be 0. */
const THREE_DECIMALS = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

export type StripeAmount = { readonly amount: number; readonly currency: string };

/**
 * Never rounds: another amount than that of the order is not what the shopper has agreed to.
 * @throws StripeRejection for an amount that Stripe cannot take to the last minor unit.
 */
export function toStripeAmount(minorUnits: number, currencyCode: string): StripeAmount {
  const currency = currencyCode.toLowerCase();
  if (IN_HUNDREDTHS.has(currencyCode)) return { amount: minorUnits * 100, currency };
  if (IN_WHOLE_UNITS.has(currencyCode))
    return { amount: divideExactly(minorUnits, 100, currencyCode), currency };
  if (THREE_DECIMALS.has(currencyCode)) divideExactly(minorUnits, 10, currencyCode);
  return { amount: minorUnits, currency };
}

function divideExactly(minorUnits: number, divisor: number, currencyCode: string): number {
  if (minorUnits % divisor !== 0)
    throw new StripeRejection(
      'amount_not_divisible',
      `Stripe takes amounts in ${currencyCode} only in steps of ${divisor} minor units.`,
    );
  return minorUnits / divisor;
}

/** Minor units by ISO 4217. */
export function fromStripeAmount({ amount, currency }: StripeAmount): number {
  const currencyCode = currency.toUpperCase();
  if (IN_HUNDREDTHS.has(currencyCode)) return amount / 100;
  return IN_WHOLE_UNITS.has(currencyCode) ? amount * 100 : amount;
}

/** @throws Error for a currency that no fascia sells in. */
export function toMoney(stripeAmount: StripeAmount): Money {
  const currencyCode = stripeAmount.currency.toUpperCase();
  if (!isCurrencyCode(currencyCode))
    throw new Error(`A payment at Stripe is in ${currencyCode}, which this shop does not know.`);
  return { centAmount: fromStripeAmount(stripeAmount), currencyCode };
}
