/** Typed arrays have a fixed length; this is how ours grow. */

type Typed = Uint32Array | Uint16Array | Uint8Array | Float64Array;

/** A longer copy. */
export function grown<T extends Typed>(
  array: T,
  length: number,
  Kind: new (length: number) => T,
): T {
  const longer = new Kind(length);
  longer.set(array);
  return longer;
}
