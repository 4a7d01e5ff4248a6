/**
 * Totals of an order, computed in this sequence: lines, voucher, delivery, tax. All amounts are
 * whole minor units.
 */
import { allocate } from './allocate.ts';

export type TaxRule = {
  /** Hundredths of a percent: 2000 is 20 %. */
  readonly basisPoints: number;
  /** True where prices are shown without tax and it is added; false where prices include it. */
  readonly isExclusive: boolean;
};

export type PricedLine = {
  readonly unitPrice: number;
  readonly quantity: number;
  /** False for a line to which the voucher does not apply. Default: true. */
  readonly isDiscounted?: boolean;
};

export type TotalsInput = {
  readonly lines: readonly PricedLine[];
  /** Value of the voucher; 0 without one. */
  readonly voucherDiscount: number;
  /** Delivery after any free delivery. */
  readonly delivery: number;
  readonly tax: TaxRule;
};

export type LineAmounts = {
  readonly subtotal: number;
  /** Part of the voucher that is taken off this line. */
  readonly discount: number;
  /** Subtotal less discount. */
  readonly amount: number;
  /** Contained in `amount`, or added to it, by `OrderTotals.isTaxExclusive`. */
  readonly tax: number;
};

export type OrderTotals = {
  readonly lines: readonly LineAmounts[];
  /** Sum of the lines' subtotals. */
  readonly items: number;
  readonly discount: number;
  readonly delivery: number;
  readonly deliveryTax: number;
  /** Tax of lines and delivery. */
  readonly tax: number;
  readonly isTaxExclusive: boolean;
  readonly total: number;
};

const sumAmounts = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** @throws RangeError for an amount that is negative or not a whole number of minor units. */
export function computeTotals({ lines, voucherDiscount, delivery, tax }: TotalsInput): OrderTotals {
  for (const amount of [voucherDiscount, delivery, ...lines.flatMap((line) => Object.values(line))])
    if (typeof amount === 'number' && !(Number.isSafeInteger(amount) && amount >= 0))
      throw new RangeError(`${amount} is no amount in minor units.`);
  const subtotals = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  const weights = lines.map(({ isDiscounted = true }, index) =>
    isDiscounted ? (subtotals[index] ?? 0) : 0,
  );
  const discount = Math.min(voucherDiscount, sumAmounts(weights));
  const discounts = allocate(discount, weights);
  const amounts = subtotals.map((subtotal, index) => {
    const lineDiscount = discounts[index] ?? 0;
    const amount = subtotal - lineDiscount;
    return { subtotal, discount: lineDiscount, amount, tax: computeTax(amount, tax) };
  });
  const deliveryTax = computeTax(delivery, tax);
  const allTax = sumAmounts(amounts.map((line) => line.tax)) + deliveryTax;
  const items = sumAmounts(subtotals);
  const total = items - discount + delivery + (tax.isExclusive ? allTax : 0);
  return {
    ...{ lines: amounts, items, discount, delivery, deliveryTax },
    ...{ tax: allTax, isTaxExclusive: tax.isExclusive, total },
  };
}

/** Rounded half up to a minor unit. */
function computeTax(amount: number, { basisPoints, isExclusive }: TaxRule): number {
  return Math.round((amount * basisPoints) / (isExclusive ? 10_000 : 10_000 + basisPoints));
}

/** Amount to pay for a line, tax included. */
export function computePayable({ amount, tax }: LineAmounts, isTaxExclusive: boolean): number {
  return isTaxExclusive ? amount + tax : amount;
}

/**
 * Refund of `units` of a line of which `refundedUnits` are refunded already: the refunds of all
 * parts sum to what was paid for the line.
 * @throws RangeError for more units than are left.
 */
export function computeUnitRefund(
  line: { readonly payable: number; readonly quantity: number },
  refundedUnits: number,
  units: number,
): number {
  const { payable, quantity } = line;
  const last = refundedUnits + units;
  if (units < 1 || refundedUnits < 0 || last > quantity)
    throw new RangeError(`${units} of ${quantity - refundedUnits} units cannot be refunded.`);
  const payableUpTo = (count: number) =>
    Number((BigInt(payable) * BigInt(count)) / BigInt(quantity));
  return payableUpTo(last) - payableUpTo(refundedUnits);
}
