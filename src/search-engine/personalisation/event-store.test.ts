/** Tests of the event store: events of any type are stored unchanged, old ones are deleted. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defineStatement } from '#database/statement.ts';
import { searchRecords } from '#features/search/search.fixtures.ts';
import type { Search } from '#features/search/search.port.ts';
import {
  createMemoryCatalogue,
  createMemorySearch,
} from '#providers/search/embedded/in-memory.fixtures.ts';
import type { TestDatabase } from '#test/databases/databases.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';

const selectEvents = defineStatement<Record<string, unknown>>(
  'test.events',
  `select event_type as type, index_name as index, user_token as token, query_id as query, object_ids as ids, positions, body
   from search_event order by id`,
);

onEveryDatabase(({ name, open }) =>
  describe(`events on ${name}`, () => {
    let opened: TestDatabase;
    let search: Search;
    beforeAll(async () => {
      opened = await open();
      search = await createMemorySearch(
        createMemoryCatalogue(searchRecords(3)),
        {},
        opened.database,
      );
    });
    afterAll(() => opened.close());

    const send = (events: readonly object[]) =>
      search.handle({ method: 'POST', path: '/1/events', body: { events } });

    test('a click with its query and position, and an event of a type of its own', async () => {
      const click = {
        eventType: 'click',
        eventName: 'Hit clicked',
        index: 'shop',
        userToken: 'anonymous-1',
        queryID: 'a'.repeat(32),
        objectIDs: ['P1', 'P2'],
        positions: [1, 7],
      };
      expect(
        await send([click, { eventType: 'instantsearch', eventName: '__start__' }]),
      ).toMatchObject({ status: 200 });
      const [first, second] = await opened.database.rows(selectEvents);
      expect(first).toEqual({
        type: 'click',
        index: 'shop',
        token: 'anonymous-1',
        query: 'a'.repeat(32),
        ids: ['P1', 'P2'],
        positions: [1, 7],
        body: click,
      });
      expect(second).toMatchObject({ type: 'instantsearch', index: null, ids: [], positions: [] });
    });

    test('a batch with an invalid event is refused as a whole', async () => {
      const before = await opened.database.rows(selectEvents);
      const view = { eventType: 'view', eventName: 'Seen', objectIDs: ['P1'] };
      for (const bad of [
        { objectIDs: [1] },
        { positions: ['first'] },
        { positions: [0] },
        { eventName: 'a\u0000' },
        { note: 'x'.repeat(20_000) },
      ])
        expect(
          (await send([view, { ...view, ...bad }])).status,
          JSON.stringify(bad).slice(0, 60),
        ).toBe(400);
      expect(await opened.database.rows(selectEvents)).toEqual(before);
    });
  }),
);
