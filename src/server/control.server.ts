/** The local key by which commands on the same machine hand their work to the running server. */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Control = { readonly url: string; readonly key: string };

export function newControlKey(): string {
  return randomBytes(32).toString('base64url');
}

/** Readable by this user only; gone when the server stops. */
export async function publishControl(dataDir: string, control: Control): Promise<() => void> {
  const file = join(dataDir, 'control.json');
  await writeFile(file, JSON.stringify(control), { mode: 0o600 });
  return () => rmSync(file, { force: true });
}
