/** Reads a request or response body up to a size limit. */

/** Null if there are more than `maxBytes`: the rest is not read, and its source is closed. */
export async function readBounded(
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) return null;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts, size));
}
