/** Tests that the lock file contains the optional packages of every platform. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const locked = z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() });
const { packages } = z
  .object({ packages: z.record(z.string(), locked) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

/** Follows Node's module resolution: the folder itself, then each folder above. */
function isLocked(name: string, from: string): boolean {
  if (`${from ? `${from}/` : ''}node_modules/${name}` in packages) return true;
  return (
    from !== '' && isLocked(name, from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)))
  );
}

test('every optional package of a locked package is locked too, or npm ci refuses', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(name, path))
      .map((name) => `${path} -> ${name}`),
  );
  expect(missing).toEqual([]);
});
