/** Finds the source files that name a message by its key. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Files listed for a message; more would not help a translator. */
const MAX_USES = 3;

/**
 * A key that is composed in the code, such as `order.status.${status}`, has no uses: its row
 * names the file that declares it.
 */
export function findUses(root: string): (key: string) => readonly string[] {
  const uses = new Map<string, string[]>();
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .toSorted()
    .filter((file) => !/\.(messages|fixtures|test|contract)\.tsx?$/.test(file));
  for (const file of files) {
    const text = readFileSync(resolve(root, file), 'utf8');
    for (const key of new Set(listQuoted(text))) {
      const listed = uses.get(key) ?? [];
      if (listed.length < MAX_USES) uses.set(key, [...listed, file]);
    }
  }
  return (key) => uses.get(key) ?? [];
}

function listQuoted(text: string): readonly string[] {
  return [...text.matchAll(/['"`]([A-Za-z][\w-]*(?:\.[\w-]+)+)['"`]/g)].map(([, key = '']) => key);
}
