/** Size of a folder's files, in bytes, and its format in MB. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export async function sizeOfFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => stat(join(entry.parentPath, entry.name))),
  );
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

export function formatBytes(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20)} MB`;
}
