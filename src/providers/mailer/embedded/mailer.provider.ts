/**
 * Stores the newest 50 mails in the data folder and sends none, for development and demos. Ids are
 * UUIDs that sort by time.
 */
import { chmod, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailer, StoredEmail } from '#features/mailer/mailer.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { writeFileAtomically } from '#kit/write-file-atomically.server.ts';

const MAX_EMAILS = 50;
const FILE = /^(?<id>[\da-f-]{36})\.json$/;

export function createOutbox(folder: string): Mailer {
  async function listFiles(): Promise<string[]> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
    return (await readdir(folder)).filter((name) => FILE.test(name)).toSorted();
  }
  return {
    async send(mail) {
      const files = await listFiles();
      const stored: StoredEmail = { at: new Date().toISOString(), ...mail };
      await writeFileAtomically(
        join(folder, `${mail.id}.json`),
        Buffer.from(JSON.stringify(stored)),
        0o600,
      );
      for (const old of files.slice(0, Math.max(files.length + 1 - MAX_EMAILS, 0)))
        await rm(join(folder, old), { force: true });
    },
    async listStored() {
      const files = await listFiles();
      const texts = await Promise.all(
        files.map((name) => readFile(join(folder, name), 'utf8').catch(() => null)),
      );
      return texts
        .flatMap((text) => (text === null ? [] : [JSON.parse(text) as StoredEmail]))
        .toReversed();
    },
  };
}

export const provider = defineProvider({
  port: 'mailer',
  name: 'embedded',
  create: ({ dataDir }) => createOutbox(join(dataDir, 'mail')),
});
