/** The contract of the feed of changes on the house's own database. */

import type { Database } from '#database/database.ts';
import { publishChanges } from '#database/publish.ts';
import { describeChanges } from '#features/changes/changes.contract.ts';
import type { Change } from '#features/changes/changes.port.ts';
import { onEveryDatabase } from '#test/engines.ts';
import { createChanges } from './changes.provider.ts';

/** Resolves once the changes are written; their transaction waits for `finish`. */
async function begin(database: Database, changes: readonly Change[]) {
  const written = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const ended = database.transaction(async (connection) => {
    for (const { topic, key } of changes) await publishChanges(connection, topic, [key]);
    written.resolve();
    await gate.promise;
  });
  await Promise.race([written.promise, ended]);
  return {
    finish: async () => {
      gate.resolve();
      await ended;
    },
  };
}

onEveryDatabase(({ name, open }) =>
  describeChanges(name, async () => {
    const { database, close } = await open();
    const isConcurrent = database.kind === 'postgres';
    return { changes: createChanges(database), begin: (changes) => begin(database, changes), isConcurrent, close };
  }),
);
