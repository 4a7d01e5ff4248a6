/** Tests of kept answers: equal questions once, failures and single reviews never. */
import { expect, test } from 'vitest';
import { createBazaarvoice } from './bazaarvoice.provider.ts';

const all = { productKey: 'coat', sort: 'Recent', page: 1, limit: 100 } as const;

test('equal requests are sent once in five minutes, and failures are not cached', async () => {
  let [time, calls, status] = [0, 0, 500];
  const reviews = createBazaarvoice({
    ...{ url: 'http://127.0.0.1/data/', passkey: 'secret', now: () => time },
    fetch: async () => {
      calls += 1;
      return Response.json({ TotalResults: 0, Results: [] }, { status });
    },
  });
  await expect(reviews.listReviews(all)).rejects.toThrow('500');
  status = 200;
  for (let turn = 0; turn < 3; turn++) await reviews.listReviews(all);
  expect(calls).toBe(2);
  await reviews.listReviews({ ...all, search: 'hem' });
  expect(calls).toBe(3);
  for (let turn = 0; turn < 2; turn++) await reviews.findReview('coat', 'R1');
  expect(calls).toBe(5);
  time += 5 * 60_000;
  await reviews.listReviews(all);
  expect(calls).toBe(6);
});
