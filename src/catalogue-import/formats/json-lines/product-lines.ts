/** Reads the product keys of a JSON Lines file, which a replacing import needs first. */

export async function readProductKeys(
  lines: AsyncIterable<string>,
): Promise<{ readonly keys: Set<string>; readonly hasInvalidLines: boolean }> {
  const keys = new Set<string>();
  let hasInvalidLines = false;
  for await (const line of lines) {
    if (line.trim() === '') continue;
    const key = parseProductKey(line);
    if (key === undefined) hasInvalidLines = true;
    else if (key !== null) keys.add(key);
  }
  return { keys, hasInvalidLines };
}

/** null for a line without a productKey, undefined for one that cannot be parsed. */
function parseProductKey(line: string): string | null | undefined {
  try {
    const value: unknown = JSON.parse(line.replace(/^\uFEFF/, ''));
    if (typeof value !== 'object' || value === null) return undefined;
    return 'productKey' in value && typeof value.productKey === 'string' ? value.productKey : null;
  } catch {
    return undefined;
  }
}
