/** Runs the change feed contract on the embedded provider, and tests pruning. */

import pg from 'pg';
import { describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { publishChanges } from '#database/publish.ts';
import { defineStatement } from '#database/statement.ts';
import { describeChanges } from '#features/changes/changes.contract.ts';
import { CHANGES_MISSED, type Change } from '#features/changes/changes.port.ts';
import { openTestPostgres } from '#test/databases/databases.ts';
import { onEveryDatabase, postgresUrl } from '#test/databases/engines.ts';
import { createChanges } from './changes.provider.ts';
import { pruneChanges } from './consumers.ts';

/** Resolves once the changes are written; their transaction waits for `finish`. */
async function begin(database: Database, changes: readonly Change[]) {
  const written = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const ended = database.transaction(async (connection) => {
    const [first, ...more] = changes;
    if (first && more.length > 0 && more.every(({ topic }) => topic === first.topic)) {
      await publishChanges(
        connection,
        first.topic,
        changes.map(({ key }) => key),
      );
    } else for (const { topic, key } of changes) await publishChanges(connection, topic, [key]);
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
    return {
      changes: createChanges(database),
      begin: (changes) => begin(database, changes),
      isConcurrent,
      close,
    };
  }),
);

const countKept = defineStatement<{ count: number }>(
  'test.kept',
  'select count(*)::int as count from change',
);
const ageChanges = defineStatement<never>(
  'test.ageChanges',
  "update change set created_at = now() - interval '100 hours'",
);
const ageConsumers = defineStatement<never>(
  'test.ageConsumers',
  "update change_consumer set read_at = now() - interval '16 minutes'",
);

onEveryDatabase(({ name, open }) =>
  describe(`pruning on ${name}`, () => {
    async function start() {
      const { database, close } = await open();
      const countRows = async () => (await database.rows(countKept))[0]?.count;
      return { database, countRows, [Symbol.asyncDispose]: close };
    }
    /** A consumer in a process of its own, which reports its position with each read. */
    const reading = (database: Database) => createChanges(database, 0);

    test('changes that one of three consumers has not read are kept, however old', async () => {
      await using setup = await start();
      const consumers = [1, 2, 3].map(() => reading(setup.database));
      const heads = await Promise.all(consumers.map((changes) => changes.head('search')));
      await publishChanges(setup.database, 'product', ['a', 'b', 'c', 'd']);
      await setup.database.rows(ageChanges);
      for (const [n, changes] of consumers.entries()) {
        const first = await changes.read(heads[n] ?? '', 2, 'search');
        if (n > 0)
          await changes.read((await changes.read(first.cursor, 2, 'search')).cursor, 2, 'search');
        else await changes.read(first.cursor, 0, 'search');
      }
      await pruneChanges(setup.database);
      expect(await setup.countRows()).toBe(2);
      const [slow] = consumers;
      expect(
        (await slow?.read(String(Number(heads[0]) + 2), 9, 'search'))?.changes.map(
          ({ key }) => key,
        ),
      ).toEqual(['c', 'd']);
    });

    test('changes of the last hour are kept for consumers without a name', async () => {
      await using setup = await start();
      await publishChanges(setup.database, 'product', ['a']);
      await pruneChanges(setup.database);
      expect(await setup.countRows()).toBe(1);
    });

    test('a writer that died blocks pruning for 15 minutes; if it comes back, it must start anew', async () => {
      await using setup = await start();
      const changes = reading(setup.database);
      const head = await changes.head('search');
      await publishChanges(setup.database, 'product', ['a']);
      await setup.database.rows(ageChanges);
      await pruneChanges(setup.database);
      expect(await setup.countRows()).toBe(1);
      await setup.database.rows(ageConsumers);
      await pruneChanges(setup.database);
      expect(await setup.countRows()).toBe(0);
      await expect(changes.read(head, 10, 'search')).rejects.toMatchObject({
        status: 410,
        code: CHANGES_MISSED,
      });
      const again = await changes.head('search');
      await publishChanges(setup.database, 'product', ['b']);
      expect((await changes.read(again, 10, 'search')).changes).toEqual([
        { topic: 'product', key: 'b' },
      ]);
    });
  }),
);

/** State of a database that is restored from a backup of an earlier time. */
const goBack = [
  'delete from change where id > 1',
  'update change_consumer set position = 1',
  `select setval('change_id_seq', 1)`,
].map((text, at) => defineStatement<never>(`test.goBack${at}`, text));

const publish = (database: Database, count: number) =>
  publishChanges(database, 'product', [...Array(count).keys()].map(String));

onEveryDatabase(({ name, open }) =>
  test.each([
    ['is behind its position', 1],
    ['has passed its position', 9],
  ])(
    `on a restored ${name} database, a consumer must start anew; the feed %s`,
    async (_, count) => {
      const { database, close } = await open();
      try {
        const changes = createChanges(database, 0);
        await publish(database, 1);
        const head = await changes.head('search');
        await publish(database, 5);
        const { cursor } = await changes.read(head, 10, 'search');
        await changes.read(cursor, 10, 'search');
        for (const statement of goBack) await database.rows(statement);
        await publish(database, count);
        await expect(changes.read(cursor, 10, 'search')).rejects.toMatchObject({
          status: 410,
          code: CHANGES_MISSED,
        });
        const again = await changes.head('search');
        await publish(database, 1);
        expect((await changes.read(again, 10, 'search')).changes).toHaveLength(1);
      } finally {
        await close();
      }
    },
  ),
);

onEveryDatabase(({ name, open }) =>
  test(`on a restored ${name} database, a read of no changes notices at once`, async () => {
    const { database, close } = await open();
    try {
      const changes = createChanges(database);
      await publish(database, 6);
      const head = await changes.head('search');
      for (const statement of goBack) await database.rows(statement);
      await publish(database, 9);
      await expect(changes.read(head, 0, 'search')).rejects.toMatchObject({
        status: 410,
        code: CHANGES_MISSED,
      });
    } finally {
      await close();
    }
  }),
);

onEveryDatabase(({ name, open }) =>
  test(`a position after the last change is refused on ${name}`, async () => {
    const { database, close } = await open();
    try {
      await publishChanges(database, 'product', ['a']);
      const read = createChanges(database).read('1000', 10);
      await expect(read).rejects.toMatchObject({ status: 410, code: CHANGES_MISSED });
    } finally {
      await close();
    }
  }),
);

describe.skipIf(!postgresUrl)('a transaction that somebody forgot', () => {
  /** Leaves a transaction open that has a transaction id, as one that wrote has. */
  async function forget(url: string): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('begin');
    await client.query('select pg_current_xact_id()');
    return client;
  }

  test.each(['in another database of the server', 'in this database, without a change'])(
    '%s, blocks nothing',
    async (where) => {
      const { database, close } = await openTestPostgres(postgresUrl ?? '');
      const [row] = await database.rows(
        defineStatement<{ name: string }>('test.name', 'select current_database() as name'),
      );
      const own = new URL(postgresUrl ?? '');
      own.pathname = `/${row?.name}`;
      const client = await forget(where.startsWith('in another') ? (postgresUrl ?? '') : own.href);
      try {
        const changes = createChanges(database);
        const head = await changes.head();
        await publishChanges(database, 'product', ['price']);
        expect((await changes.read(head, 10)).changes).toEqual([
          { topic: 'product', key: 'price' },
        ]);
      } finally {
        await client.end();
        await close();
      }
    },
  );

  test('a writer of changes blocks those after its own, and reports so in the lag', async () => {
    const { database, close } = await openTestPostgres(postgresUrl ?? '');
    try {
      const changes = createChanges(database);
      const head = await changes.head('search');
      const open = await begin(database, [{ topic: 'product', key: 'first' }]);
      await publishChanges(database, 'product', ['second']);
      expect((await changes.read(head, 10, 'search')).changes).toEqual([]);
      expect(await changes.lag()).toMatchObject([{ consumer: 'search', changes: 1 }]);
      await open.finish();
      expect((await changes.read(head, 10, 'search')).changes.map(({ key }) => key)).toEqual([
        'first',
        'second',
      ]);
    } finally {
      await close();
    }
  });
});
