/** Control file in the data folder: URL and key of the running server, for commands. */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const serverConnection = z.object({
  url: z.url({ protocol: /^http$/, hostname: /^(?:127\.0\.0\.1|localhost|\[::1\])$/ }),
  key: z.string().min(32),
});
export type ServerConnection = z.infer<typeof serverConnection>;

const CONTROL_FILE = 'control.json';

/**
 * Writes the control file once the server listens; only the server's user can read it. Call
 * `remove` on shutdown.
 */
export async function publishServerConnection(
  dataDir: string,
  url: string,
): Promise<{ readonly key: string; readonly remove: () => Promise<void> }> {
  const key = randomBytes(32).toString('hex');
  const file = join(dataDir, CONTROL_FILE);
  await mkdir(dataDir, { recursive: true });
  // Written to a temporary file and renamed: atomic, and never readable by other users.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify({ url, key }), { mode: 0o600, flag: 'w' });
  await rename(draft, file);
  return {
    key,
    async remove() {
      // Another server may have started since and written its own file.
      if ((await readServerConnection(dataDir))?.key === key) await rm(file, { force: true });
    },
  };
}

/** null when there is no control file, or it cannot be read. */
export async function readServerConnection(dataDir: string): Promise<ServerConnection | null> {
  try {
    return serverConnection.parse(JSON.parse(await readFile(join(dataDir, CONTROL_FILE), 'utf8')));
  } catch {
    return null;
  }
}
