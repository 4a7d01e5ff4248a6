/** Tests of scheduled publishing and unpublishing. */
import { expect, test } from 'vitest';
import { silentLog } from '#kit/log.ts';
import { pollScheduledPublishing } from './poll-scheduled-publishing.server.ts';

const page = { fascia: 'aldermoor', locale: 'fr-FR', path: 'pages/sale' };

test('only the page whose time came is purged, once, and a failed poll loses none', async () => {
  const stop = new AbortController();
  const polls: [number, number][] = [];
  const purged: string[] = [];
  let clock = 0;
  const contents = [
    {
      async listScheduled(after: Date, until: Date) {
        polls.push([after.getTime(), until.getTime()]);
        if (polls.length === 2) throw new Error('unavailable');
        if (polls.length === 4) stop.abort();
        return after.getTime() < 25 && until.getTime() >= 25 ? [page] : [];
      },
    },
  ];
  const purge = (tags: ReadonlySet<string>) => purged.push(...tags);
  const now = () => {
    clock += 10;
    return new Date(clock);
  };
  await pollScheduledPublishing({ contents, purge, now, log: silentLog }, stop.signal, 1);
  expect(polls).toEqual([
    [10, 20],
    [20, 30],
    [20, 40],
    [40, 50],
  ]);
  expect(purged).toEqual(['page:aldermoor:pages/sale', 'pages:aldermoor']);
});
