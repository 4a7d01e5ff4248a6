/** Tests of the order of parallel attempts. */
import { describe, expect, test } from 'vitest';
import { openTestPostgres } from '#test/databases/databases.ts';
import { postgresUrl } from '#test/databases/engines.ts';
import { countSignInAttempt } from './throttle.ts';

// The embedded database has one connection: nothing runs in parallel with a transaction.
describe.skipIf(!postgresUrl)('on PostgreSQL', () => {
  test('a try that began before another was counted is counted after it, not refused', async () => {
    const { database, close } = await openTestPostgres(postgresUrl ?? '');
    try {
      await database.transaction(async (earlier) => {
        await countSignInAttempt(database, 'ada@example.com', '10.0.0.1');
        await expect(
          countSignInAttempt(earlier, 'ada@example.com', '10.0.0.1'),
        ).resolves.toBeUndefined();
      });
    } finally {
      await close();
    }
  });
});
