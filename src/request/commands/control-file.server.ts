/** Control file in the data folder: URL and key of the running server, for commands. */
import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeFileAtomically } from '#kit/write-file-atomically.server.ts';

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
  // The mode of the temporary file: never readable by other users.
  await writeFileAtomically(file, JSON.stringify({ url, key }), 0o600);
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
