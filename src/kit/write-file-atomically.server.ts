/** Writes a file atomically. */
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes to a temporary file and renames it, so that neither a reader nor a crash sees half of it.
 * Creates missing folders.
 */
export async function writeFileAtomically(
  path: string,
  body: string | Uint8Array | Iterable<string> | AsyncIterable<string | Uint8Array>,
  mode?: number,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}.part`;
  try {
    await writeFile(draft, body, { mode });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
