/** Version of the code that made an index, since any change to it may change what indexes hold. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Hash of the server bundle that `moduleUrl` is in, and of the runtime; null outside of a bundle,
 * where sources may change at any time. Names of files in `assets` contain a hash of their content.
 */
export async function readCodeVersion(moduleUrl: string): Promise<string | null> {
  if (!moduleUrl.startsWith('file:')) return null;
  const folder = dirname(fileURLToPath(moduleUrl));
  const root = basename(folder) === 'assets' ? dirname(folder) : folder;
  try {
    const hash = createHash('sha256').update(`${process.version} ${process.arch} `);
    hash.update((await readdir(join(root, 'assets'))).sort().join(' '));
    return hash.update(await readFile(join(root, 'index.js'))).digest('base64url');
  } catch {
    return null;
  }
}
