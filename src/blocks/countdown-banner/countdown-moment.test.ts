/** Tests of the data of a countdown at render time. */
import { expect, test } from 'vitest';
import type { Shop } from '#request/shop.ts';
import { blockLoad } from './countdown-banner.load.server.ts';

const load = (endTime: string, now: string, tag = 'en-GB') =>
  blockLoad.load({ now: new Date(now), locale: { tag } } as unknown as Shop, { endTime });

test('it is over at its moment, not before', async () => {
  const end = '2027-01-01T00:00:00.000Z';
  expect(await load(end, '2026-12-31T23:59:59.999Z')).toMatchObject({ isOver: false });
  expect(await load(end, end)).toEqual({ isOver: true, words: '', digits: 0 });
});

test('the moment is written in the page’s language, for those whose browser counts nothing', async () => {
  expect(await load('2027-01-01T00:00:00Z', '2026-01-01T00:00:00Z', 'de-DE')).toEqual({
    isOver: false,
    words: '1. Januar 2027 um 00:00:00 UTC',
    digits: 3,
  });
});

test('a moment that is none has passed', async () => {
  expect(await load('2027-01-01T99:00:00Z', '2026-01-01T00:00:00Z')).toMatchObject({
    isOver: true,
  });
});
