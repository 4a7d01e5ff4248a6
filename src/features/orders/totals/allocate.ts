/** Splits an amount in proportion to weights; the shares sum to the amount. */

/**
 * Largest remainder method; of equal remainders the first gets the unit. The shares sum to
 * `amount`, and none exceeds its weight while `amount` does not exceed the sum of the weights.
 * @throws RangeError for an amount above 0 without any weight.
 */
export function allocate(amount: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (amount === 0) return weights.map(() => 0);
  if (sum === 0) throw new RangeError('An amount needs a weight to be allocated to.');
  // BigInt: the product of two amounts may exceed the integers that a number holds.
  const parts = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, share: Number(product / BigInt(sum)), remainder: product % BigInt(sum) };
  });
  let unallocated = amount - parts.reduce((total, { share }) => total + share, 0);
  const byRemainder = parts.toSorted(
    (a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder),
  );
  const shares = parts.map(({ share }) => share);
  for (const { index, share } of byRemainder) {
    if (unallocated === 0) break;
    shares[index] = share + 1;
    unallocated -= 1;
  }
  return shares;
}
