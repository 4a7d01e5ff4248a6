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
  describe(`personal answers on ${name}`, () => {
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
    /** Average position of a brand's records. */
    const placeOf = (brand: string, found: readonly string[]) => {
      const positions = found.flatMap((id, at) =>
        records.find(({ objectID }) => objectID === id)?.brand === brand ? [at] : [],
      );
      return positions.reduce((sum, at) => sum + at, 0) / positions.length;
    };

    test('what a shopper looked at and bought moves its like up a few places, and nothing else', async () => {
      const usual = await ids({});
      const liked = records.find(({ objectID }) => objectID === usual[20]);
      await send({ eventType: 'conversion', userToken: 'mara', objectIDs: [usual[20]] });
      await send({
        eventType: 'click',
        userToken: 'mara',
        filters: [`sizes%3A${liked?.sizes[0] ?? ''}`],
      });
      const whole = await ids({ userToken: 'mara', enablePersonalization: true, hitsPerPage: 300 });
      expect(placeOf(liked?.brand ?? '', whole)).toBeLessThan(
        placeOf(liked?.brand ?? '', await ids({ hitsPerPage: 300 })),
      );
      expect(whole.toSorted()).toEqual(records.map(({ objectID }) => objectID).toSorted());
      const before = await ids({ hitsPerPage: 300 });
      for (const [at, id] of before.entries())
        expect(at - whole.indexOf(id), id).toBeLessThanOrEqual(5);
      const paged = [0, 1, 2].map((page) =>
        ids({ userToken: 'mara', enablePersonalization: true, page }),
      );
      expect((await Promise.all(paged)).flat()).toEqual(whole.slice(0, 120));
    });

    test('without leave, without a token, by price, or at no impact, everyone gets the same', async () => {
      const usual = await ids({});
      expect(await ids({ userToken: 'mara' })).toEqual(usual);
      expect(await ids({ enablePersonalization: true })).toEqual(usual);
      expect(await ids({ userToken: 'stranger', enablePersonalization: true })).toEqual(usual);
      expect(
        await ids({ userToken: 'mara', enablePersonalization: true, personalizationImpact: 0 }),
      ).toEqual(usual);
      const byPrice = `${INDEX}-price-asc`;
      expect(await ids({ userToken: 'mara', enablePersonalization: true }, byPrice)).toEqual(
        await ids({}, byPrice),
      );
    });
  }),
);
