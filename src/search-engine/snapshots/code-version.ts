/** Version of the code that made an index: any change to it may change what indexes contain. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Files of the project, where they exist, that change with code outside of the bundle: functions
 * of the database, and the locked and the installed dependencies.
 */
const PROJECT_FILES = [
  'database/migrations/meta/_journal.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
];

/**
 * Hash of the server bundle that `moduleUrl` is in, of its dependencies, and of the runtime; null
 * outside of a bundle, where sources may change at any time. Names of files in `assets` contain a
 * hash of their content. The bundle is in the folder `build/server` of the project.
 */
export async function readCodeVersion(moduleUrl: string): Promise<string | null> {
  if (!moduleUrl.startsWith('file:')) return null;
  const folder = dirname(fileURLToPath(moduleUrl));
  const root = basename(folder) === 'assets' ? dirname(folder) : folder;
  try {
    const hash = createHash('sha256').update(`${process.version} ${process.arch} `);
    hash.update((await readdir(join(root, 'assets'))).sort().join(' '));
    hash.update(await readFile(join(root, 'index.js')));
    for (const path of PROJECT_FILES) {
      const content = await readFile(join(root, '../..', path)).catch(() => '');
      hash.update(`${path} ${content.length} `).update(content);
    }
    return hash.digest('base64url');
  } catch {
    return null;
  }
}
