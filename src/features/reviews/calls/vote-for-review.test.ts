/** Tests of votes: one per browser and customer, from any address and with any user agent. */
import { expect, test } from 'vitest';
import { signText } from '#kit/secrets.server.ts';
import type { Customer } from '#request/shop.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { createMemoryReviews } from '../memory-reviews.fixtures.ts';
import { voteForReview } from './vote-for-review.server.ts';

const ada: Customer = {
  ...{ id: 'c', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' },
  membershipUntil: null,
};

/** Creates browsers that keep their cookies, in a shop with the review `R1`. */
function createBrowserFactory() {
  const record = { sourceKey: 'R1', product: 'coat', rating: 5, body: 'Warm.' };
  const reviews = createMemoryReviews([{ ...record, submittedAt: '2026-01-01T00:00:00Z' }]);
  return (network: string, cookies = new Map<string, string>()) => {
    let requests = 0;
    const vote = (customer: Customer | null = null, helpful = 'true', review = 'R1') => {
      requests += 1;
      const ipHash = `${network} ${requests}`;
      const shop = createTestShop({
        ...{ customer, visitor: { network, ipHash, userAgent: `${requests}` }, ports: { reviews } },
        sign: (text) => signText('a secret', text),
        readCookie: (name) => cookies.get(name) ?? null,
        writeCookie: (name, value) => void cookies.set(name, value),
      });
      return voteForReview(shop, 'coat', { review, helpful });
    };
    return { vote, cookies };
  };
}

test('a guest’s browser has one vote, from any address and with any user agent', async () => {
  const { vote } = createBrowserFactory()('home');
  expect(await vote()).toEqual({ helpfulCount: 1, unhelpfulCount: 0 });
  expect(await vote()).toEqual({ helpfulCount: 1, unhelpfulCount: 0 });
  expect(await vote(null, 'false')).toEqual({ helpfulCount: 0, unhelpfulCount: 1 });
});

test('a customer who signs out has no second vote', async () => {
  const { vote } = createBrowserFactory()('out');
  await vote(ada);
  expect(await vote(null, 'false')).toEqual({ helpfulCount: 1, unhelpfulCount: 0 });
});

test('two guests of one network have a vote each', async () => {
  const openBrowser = createBrowserFactory();
  await openBrowser('office').vote();
  const counts = { helpfulCount: 1, unhelpfulCount: 1 };
  expect(await openBrowser('office').vote(null, 'false')).toEqual(counts);
});

test('without the cookie, or with a forged one, a network has five votes on a review', async () => {
  const openBrowser = createBrowserFactory();
  for (let index = 0; index < 5; index += 1)
    await openBrowser('flood', new Map([['voter', `invented${index}.signature`]])).vote();
  const refused = { status: 429, code: 'reviewForm.networkVoted' };
  await expect(openBrowser('flood').vote()).rejects.toMatchObject(refused);
  expect(await openBrowser('flood').vote(ada)).toMatchObject({ helpfulCount: 6 });
});

test('the cookie contains only a signed random id', async () => {
  const { vote, cookies } = createBrowserFactory()('cookie');
  await vote(ada);
  const before = cookies.get('voter');
  expect(before).toMatch(/^[\w-]{16}\.[\w-]{20,}$/);
  await vote();
  expect(cookies.get('voter')).toBe(before);
});

test('a vote that is refused sets no cookie', async () => {
  const { vote, cookies } = createBrowserFactory()('refused');
  await expect(vote(null, 'true', 'R0')).rejects.toMatchObject({ status: 404 });
  expect(cookies.size).toBe(0);
  await vote();
  expect([...cookies.keys()]).toEqual(['voter']);
});
