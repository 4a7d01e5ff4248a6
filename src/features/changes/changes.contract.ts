/** Contract tests of the change feed. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { waitUntilCommitted, withoutMarkers } from './changes.fixtures.ts';
import type { Change, Changes } from './changes.port.ts';

export type ChangesSetup = {
  readonly changes: Changes;
  /** Writes the changes in one transaction that stays open until `finish` is called. */
  readonly begin: (changes: readonly Change[]) => Promise<{ finish: () => Promise<void> }>;
  /** True if two transactions can be open at once. */
  readonly isConcurrent: boolean;
  readonly close: () => Promise<void>;
};

const product = (key: string): Change => ({ topic: 'product', key });

export function describeChanges(name: string, open: () => Promise<ChangesSetup>): void {
  describe(`changes on ${name}`, () => {
    let setup: ChangesSetup;
    beforeAll(async () => {
      setup = await open();
    });
    afterAll(() => setup.close());

    async function write(...changes: Change[]): Promise<void> {
      await (await setup.begin(changes)).finish();
    }
    async function follow(start: string, limit = 100): Promise<string[]> {
      const keys: string[] = [];
      for (let cursor = start; ; ) {
        const page = await setup.changes.read(cursor, limit);
        if (page.changes.length === 0) return keys;
        keys.push(...withoutMarkers(page.changes).map(({ key }) => key));
        cursor = page.cursor;
      }
    }
    const waitForCommit = () => waitUntilCommitted(setup.changes, (key) => write(product(key)));

    test('all changes after the head are read in order, page by page', async () => {
      await write(product('before'));
      await waitForCommit();
      const head = await setup.changes.head();
      await write(product('1'), product('2'));
      await write({ topic: 'category', key: '3' });
      await waitForCommit();
      expect(await follow(head, 2)).toEqual(['1', '2', '3']);
      expect((await setup.changes.read(head, 3)).changes.at(-1)).toEqual({
        topic: 'category',
        key: '3',
      });
    });

    test('a transaction across 999, 1,000 and 9,999, 10,000 is read whole, in the order it was written', async () => {
      await waitForCommit();
      const head = await setup.changes.head();
      const keys = Array.from({ length: 10_500 }, (_, n) => `many-${n}`);
      await write(...keys.map(product));
      await waitForCommit();
      expect(await follow(head, 500)).toEqual(keys);
    });

    test('without new changes the cursor stays the same', async () => {
      await waitForCommit();
      const head = await setup.changes.head();
      expect(await setup.changes.read(head, 10)).toEqual({ changes: [], cursor: head });
    });

    test('the lag is the number of changes that a consumer has not read, and 0 once it has', async () => {
      const consumer = 'lagging';
      const start = await setup.changes.head(consumer);
      const lag = async () =>
        (await setup.changes.lag()).find((item) => item.consumer === consumer);
      expect(await lag()).toEqual({ consumer, changes: 0, seconds: 0 });
      await write(product('1'), product('2'));
      await waitForCommit();
      const { cursor, changes } = await setup.changes.read(start, 100, consumer);
      expect(await lag()).toMatchObject({
        changes: changes.length,
        seconds: expect.closeTo(0, -2),
      });
      await setup.changes.read(cursor, 100, consumer);
      expect(await lag()).toMatchObject({ changes: 0, seconds: 0 });
    });

    test('a cursor of another format is refused', async () => {
      await expect(setup.changes.read("1'; drop table change", 10)).rejects.toMatchObject({
        status: 400,
      });
    });

    test('a transaction that began first and ended last is not skipped', async (context) => {
      if (!setup.isConcurrent) context.skip('one transaction at a time');
      await waitForCommit();
      const head = await setup.changes.head();
      const slow = await setup.begin([product('slow')]);
      const quick = await setup.begin([product('quick')]);
      await quick.finish();
      const early = await setup.changes.read(head, 10);
      await slow.finish();
      await waitForCommit();
      const late = await follow(early.cursor);
      expect([...early.changes.map(({ key }) => key), ...late]).toEqual(['slow', 'quick']);
    });
  });
}
