/** The recommendations contract on the app's database, and the counting of its own events. */
import { expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import { memoryPictures } from '#features/pictures/pictures.fixtures.server.ts';
import { MAX_SESSION_ITEMS } from '#features/recommendations/counts/sessions.ts';
import { describeRecommendations } from '#features/recommendations/recommendations.contract.ts';
import { recommendedProducts } from '#features/recommendations/recommendations.fixtures.ts';
import { silentLog } from '#kit/log.ts';
import { createCatalogueImport } from '#providers/catalogue-import/embedded/catalogue-import.provider.ts';
import { createChanges } from '#providers/changes/embedded/changes.provider.ts';
import { createMemorySearch } from '#providers/search/embedded/in-memory.fixtures.ts';
import { createSearchSource } from '#providers/search-source/embedded/search-source.provider.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { countEvents } from './count-events.ts';
import { readItems } from './item-statements.ts';
import { createRecommendations } from './recommendations.provider.ts';

async function createSetup(database: Database) {
  await createCatalogueImport(database).saveProducts([...recommendedProducts]);
  const ports = { searchSource: createSearchSource(database), changes: createChanges(database) };
  const search = await createMemorySearch({ ports }, {}, database);
  await search.ready();
  return createRecommendations({
    ...{ database, pictureFascia: 'aldermoor', log: silentLog },
    ...{ openSearch: async () => search, openPictures: async () => memoryPictures() },
  });
}

const saveEvent = defineStatement<never>(
  'test.recommendationEvent',
  `insert into search_event (event_type, event_name, user_token, object_ids, positions, body, received_at)
   select 'view', $1, nullif($2, ''), $3::text[], '{}', '{}', now() - $4::int * interval '1 minute'`,
);

const listPublished = defineStatement<{ key: string }>(
  'test.recommendationChanges',
  "select key from change where topic = 'recommendations'",
);

/** So many baskets with a coat and a scarf, added in the same moment. */
const saveBaskets = defineStatement<never>(
  'test.recommendationBaskets',
  `with own as (
     insert into basket (id, fascia, token_hash, version)
     select gen_random_uuid(), 'aldermoor', decode(md5(n::text), 'hex'), 1
     from generate_series(1, $1::int) n returning id
   ), wanted as (
     select distinct on (p.id) v.id from variant v join product p on p.id = v.product_id
     where p.product_key in ('coat', 'scarf') order by p.id, v.id
   )
   insert into basket_line
     (id, basket_id, variant_id, custom_hash, custom_fields, quantity, object_ids, created_at)
   select gen_random_uuid(), own.id, wanted.id, '', '{}', 1, '[]', now() - interval '5 minutes'
   from own, wanted`,
);

onEveryDatabase(({ name, open }) => {
  describeRecommendations(name, async () => {
    const { database, close } = await open();
    return { recommendations: await createSetup(database), close };
  });

  test(`own events are counted once, by session, without those who did not consent: ${name}`, async () => {
    const { database, close } = await open();
    await createSetup(database);
    const view = (shopper: string, item: string, minutesAgo: number) =>
      database.rows(saveEvent, ['Product Viewed', shopper, [item], minutesAgo]);
    await view('ann', 'coat', 20);
    await view('ann', 'scarf', 19);
    await view('', 'coat', 18);
    await view('', 'hat', 18);
    await database.rows(saveEvent, ['Products Listed', 'ann', ['socks'], 18]);
    expect(await countEvents(database)).toBe(2);
    expect(await countEvents(database)).toBe(0);
    // The session goes on after it was counted.
    await view('ann', 'hat', 5);
    await view('bob', 'coat', 200);
    await view('bob', 'scarf', 100);
    expect(await countEvents(database)).toBe(3);
    const [coat, hat] = await readItems(database, ['coat', 'hat']);
    expect([...(coat?.neighbours ?? [])].map(([item, { viewers }]) => [item, viewers])).toEqual([
      ['scarf', 1],
      ['hat', 1],
    ]);
    expect([...(hat?.neighbours.keys() ?? [])].toSorted()).toEqual(['coat', 'scarf']);
    await close();
  });

  test(`a shopper's thousands of earlier views are not read again: ${name}`, async () => {
    const { database, close } = await open();
    await createSetup(database);
    for (const minute of Array.from(
      { length: MAX_SESSION_ITEMS + 1 },
      (_, index) => 60 - (index % 2),
    ))
      await database.rows(saveEvent, ['Product Viewed', 'robot', ['coat'], minute]);
    await countEvents(database);
    for (const shopper of ['robot', 'ann'])
      for (const [minute, item] of ['coat', 'scarf'].entries())
        await database.rows(saveEvent, ['Product Viewed', shopper, [item], 50 - minute]);
    expect(await countEvents(database)).toBe(4);
    const [coat] = await readItems(database, ['coat']);
    expect(coat?.neighbours.get('scarf')?.viewers).toBe(1);
    await close();
  });

  test(`only products whose first neighbours changed are published: ${name}`, async () => {
    const { database, close } = await open();
    await createSetup(database);
    const countPair = async (shopper: string) => {
      for (const [minute, item] of ['coat', 'scarf'].entries())
        await database.rows(saveEvent, ['Product Viewed', shopper, [item], 20 - minute]);
      await countEvents(database);
      return (await database.rows(listPublished)).length;
    };
    const [first, second, third] = [
      await countPair('1'),
      await countPair('2'),
      await countPair('3'),
    ];
    // A pair of two sessions is trusted, which changes what is shown; a third session is not.
    expect([first, second - first, third - second]).toEqual([2, 2, 0]);
    await close();
  });

  test(`basket lines of one moment are counted once, also beyond the limit: ${name}`, async () => {
    const { database, close } = await open();
    await createSetup(database);
    await database.rows(saveBaskets, [3]);
    const counted = [await countEvents(database, 4), await countEvents(database, 4)];
    expect([...counted, await countEvents(database, 4)]).toEqual([4, 2, 0]);
    const [coat] = await readItems(database, ['coat']);
    expect(coat?.neighbours.get('scarf')?.buyers).toBe(3);
    await close();
  });

  test(`two processes count each event once: ${name}`, async () => {
    const { database, close } = await open();
    await createSetup(database);
    for (const shopper of ['1', '2', '3', '4'])
      for (const [minute, item] of ['coat', 'scarf'].entries())
        await database.rows(saveEvent, ['Product Viewed', shopper, [item], 20 - minute]);
    const counted = await Promise.all([1, 2, 3].map(() => countEvents(database)));
    expect(counted.reduce((sum, count) => sum + count)).toBe(8);
    const [coat] = await readItems(database, ['coat']);
    expect(coat?.neighbours.get('scarf')?.viewers).toBe(4);
    await close();
  });
});
