/** Tests of personalisation: reorders only, only with consent, and consistently across pages. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { searchRecords } from '#features/search/search.fixtures.ts';
import type { Search } from '#features/search/search.port.ts';
import {
  createMemoryCatalogue,
  createMemorySearch,
} from '#providers/search/embedded/in-memory.fixtures.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';

const INDEX = 'aldermoor-en-GB';
const records = searchRecords(300, 6, 12);

onEveryDatabase(({ name, open }) =>
  describe(`personalised results on ${name}`, () => {
    let search: Search;
    let close: () => Promise<void>;
    beforeAll(async () => {
      const opened = await open();
      close = opened.close;
      search = await createMemorySearch(createMemoryCatalogue(records), {}, opened.database);
    });
    afterAll(() => close());

    const send = async (event: object) =>
      search.handle({
        method: 'POST',
        path: '/1/events',
        body: { events: [{ eventName: 'Seen', index: INDEX, ...event }] },
      });
    const ids = async (parameters: object, index = INDEX) => {
      const body = {
        requests: [{ indexName: index, hitsPerPage: 40, attributesToHighlight: [], ...parameters }],
      };
      const result = await search.handle({ method: 'POST', path: '/1/indexes/*/queries', body });
      const { results } = z
        .object({
          results: z.array(z.object({ hits: z.array(z.object({ objectID: z.string() })) })),
        })
        .parse(result.body);
      return results[0]?.hits.map(({ objectID }) => objectID) ?? [];
    };
    const averagePosition = (brand: string, hitIds: readonly string[]) => {
      const positions = hitIds.flatMap((id, position) =>
        records.find(({ objectID }) => objectID === id)?.brand === brand ? [position] : [],
      );
      return positions.reduce((sum, position) => sum + position, 0) / positions.length;
    };

    test('products like those that a shopper viewed or bought move up a few positions, and nothing else changes', async () => {
      const standard = await ids({});
      const liked = records.find(({ objectID }) => objectID === standard[20]);
      await send({ eventType: 'conversion', userToken: 'mara', objectIDs: [standard[20]] });
      await send({
        eventType: 'click',
        userToken: 'mara',
        filters: [`sizes%3A${liked?.sizes[0] ?? ''}`],
      });
      const personalised = await ids({
        userToken: 'mara',
        enablePersonalization: true,
        hitsPerPage: 300,
      });
      expect(averagePosition(liked?.brand ?? '', personalised)).toBeLessThan(
        averagePosition(liked?.brand ?? '', await ids({ hitsPerPage: 300 })),
      );
      expect(personalised.toSorted()).toEqual(records.map(({ objectID }) => objectID).toSorted());
      const before = await ids({ hitsPerPage: 300 });
      for (const [position, id] of before.entries())
        expect(position - personalised.indexOf(id), id).toBeLessThanOrEqual(5);
      const paged = [0, 1, 2].map((page) =>
        ids({ userToken: 'mara', enablePersonalization: true, page }),
      );
      expect((await Promise.all(paged)).flat()).toEqual(personalised.slice(0, 120));
    });

    test('without consent, without a token, sorted by price, or with impact 0, everyone gets the same', async () => {
      const standard = await ids({});
      expect(await ids({ userToken: 'mara' })).toEqual(standard);
      expect(await ids({ enablePersonalization: true })).toEqual(standard);
      expect(await ids({ userToken: 'unknown-user', enablePersonalization: true })).toEqual(
        standard,
      );
      expect(
        await ids({ userToken: 'mara', enablePersonalization: true, personalizationImpact: 0 }),
      ).toEqual(standard);
      const byPrice = `${INDEX}-price-asc`;
      expect(await ids({ userToken: 'mara', enablePersonalization: true }, byPrice)).toEqual(
        await ids({}, byPrice),
      );
    });
  }),
);
