/** Writes a file so that it is either replaced as a whole or not at all. */
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes to a temporary file and renames it, so that no partial file is ever at `path`, even after
 * a crash. Creates missing folders.
 */
export async function writeFileAtomically(
  path: string,
  content: string | Uint8Array | Iterable<string> | AsyncIterable<string | Uint8Array>,
  mode?: number,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporaryPath = `${path}.${randomUUID()}.part`;
  try {
    await writeFile(temporaryPath, content, { mode });
    await rename(temporaryPath, path);
  } catch (error) {
    await rm(temporaryPath, { force: true });
    throw error;
  }
}
