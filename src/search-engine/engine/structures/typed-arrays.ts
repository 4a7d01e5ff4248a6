/** Growth of typed arrays, whose length is fixed. */

type NumberArray = Uint32Array | Uint16Array | Uint8Array | Float64Array;

/** Returns a longer copy, filled up with zeros. */
export function withCapacity<T extends NumberArray>(
  array: T,
  length: number,
  Kind: new (length: number) => T,
): T {
  const longer = new Kind(length);
  longer.set(array);
  return longer;
}
