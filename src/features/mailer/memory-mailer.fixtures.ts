/** Mailer that keeps emails in memory, for tests. */
import type { Mailer, StoredEmail } from './mailer.port.ts';

export function createMemoryMailer(): Mailer {
  const stored: StoredEmail[] = [];
  return {
    send: async (mail) => void stored.push({ at: new Date().toISOString(), ...mail }),
    listStored: async () => stored.toReversed(),
  };
}
