/** Resolves a feed's relative path to a file, never outside the feed's folder. */
import { realpath, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';

/**
 * Returns the file's real path.
 * @throws Error when it, or the target of its link, is outside the folder or not a file.
 */
export async function resolveWithinFolder(folder: string, path: string): Promise<string> {
  const root = await realpath(folder);
  const resolved = resolve(root, decodePath(path));
  checkInside(root, resolved);
  const real = await realpath(resolved).catch(() => {
    throw new Error('there is no such file');
  });
  checkInside(root, real);
  if (!(await stat(real)).isFile()) throw new Error('it is not a file');
  return real;
}

function checkInside(root: string, path: string): void {
  if (!path.startsWith(root.endsWith(sep) ? root : root + sep))
    throw new Error('it is outside the folder of the feed');
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path).replaceAll('\0', '');
  } catch {
    return path.replaceAll('\0', '');
  }
}
