/** Tests of the database: transactions, errors, hangs, locks and secrets. */
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '#kit/log.ts';
import { makeDataDir } from '#test/databases/databases.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { type Database, openDatabase } from './database.ts';
import { SqlError } from './failure.ts';
import { loadSecret } from './keys/secret.ts';
import { defineStatement } from './statement.ts';

const insert = defineStatement<never>(
  'test.insert',
  'insert into setting (name, value) values ($1, $2)',
);
const read = defineStatement<{ value: string }>(
  'test.read',
  'select value from setting where name = $1',
);
const types = defineStatement<{
  big: string;
  numbers: number[];
  json: unknown;
  bytes: Uint8Array;
  at: Date;
}>(
  'test.types',
  `select 9007199254740993::int8 as big, array[1, 2] as numbers, '{"a":[1]}'::jsonb as json, '\\x00ff'::bytea as bytes, now() as at`,
);

onEveryDatabase(({ name, open }) =>
  describe(`database on ${name}`, () => {
    let database: Database;
    let close: () => Promise<void>;
    beforeAll(async () => {
      ({ database, close } = await open());
    });
    afterAll(() => close());

    test('a transaction is whole or nothing, and others do not slip into it', async () => {
      const inside = Promise.withResolvers<void>();
      const failed = database.transaction(async (connection) => {
        await connection.rows(insert, ['half', '1']);
        inside.resolve();
        throw new Error('changed my mind');
      });
      const response = expect(failed).rejects.toThrow('changed my mind');
      await inside.promise;
      await database.rows(insert, ['other', '1']);
      await response;
      expect(await database.rows(read, ['half'])).toEqual([]);
      expect(await database.rows(read, ['other'])).toEqual([{ value: '1' }]);
    });

    test('values come back in the same types', async () => {
      const [row] = await database.rows(types);
      expect(row).toEqual({
        big: '9007199254740993',
        numbers: [1, 2],
        json: { a: [1] },
        bytes: expect.any(Uint8Array),
        at: expect.any(Date),
      });
      expect([...(row?.bytes ?? [])]).toEqual([0, 255]);
    });

    test('an error contains the code and the constraint, and none of the values sent', async () => {
      await database.rows(insert, ['once', 'secret']);
      const error: unknown = await database
        .rows(insert, ['once', 'secret'])
        .catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(SqlError);
      expect(error).toMatchObject({ code: '23505', constraint: 'setting_pkey' });
      expect(JSON.stringify(error) + String(error)).not.toContain('secret');
    });

    test('serialisation failures are tried again, at most five times', async () => {
      let tries = 0;
      const passes = await database.transaction(async () => {
        tries += 1;
        if (tries < 3) throw new SqlError('40001', undefined, 'try again');
        return 'done';
      });
      expect([passes, tries]).toEqual(['done', 3]);
      const never = database.transaction(async () => {
        tries += 1;
        throw new SqlError('40P01', undefined, 'try again');
      });
      await expect(never).rejects.toMatchObject({ code: '40P01' });
      expect(tries).toBe(8);
    });

    test('a secret is made once, also by callers at the same moment', async () => {
      const secrets = await Promise.all(
        Array.from({ length: 5 }, () => loadSecret(database, 'cookie')),
      );
      expect(new Set(secrets).size).toBe(1);
      expect(Buffer.from(secrets[0] ?? '', 'base64url')).toHaveLength(32);
    });
  }),
);

test('a statement that hangs ends the embedded engine; meanwhile 503, then all is as it was', async () => {
  const dataDir = await makeDataDir();
  const database = await openDatabase({ dataDir, log: silentLog, statementLimitMs: 300 });
  await database.rows(insert, ['kept', '1']);
  const hanging = database.rows(defineStatement<never>('test.hang', 'select pg_sleep(5)'));
  const error: unknown = await hanging.catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    status: 503,
    code: 'database.unavailable',
    details: { retryAfter: 2 },
  });
  await expect(database.rows(read, ['kept'])).rejects.toMatchObject({ status: 503 });
  await expect
    .poll(() => database.rows(read, ['kept']).catch(() => null), { timeout: 10_000 })
    .toEqual([{ value: '1' }]);
  await database.close();
  await rm(dataDir, { recursive: true });
});

test('a PostgreSQL that cannot be reached is a 503 within the time limit', async () => {
  const opening = openDatabase({
    dataDir: tmpdir(),
    databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
    log: silentLog,
  });
  await expect(opening).rejects.toMatchObject({ status: 503, code: 'database.unavailable' });
});
