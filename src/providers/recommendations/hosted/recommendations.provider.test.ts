/** Recommendations of a hosted engine, against a local server. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { portOf } from '#test/servers/port-of.ts';
import { createHostedRecommendations } from './recommendations.provider.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const scope = { fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP' } as const;
const query = {
  ...({ model: 'related', productKeys: ['TEE1'], skus: ['TEE2-S'] } as const),
  ...{ categoriesTaxonomies: [], limit: 10 },
};
const complete = {
  ...{ product_id: 'COAT', title: 'Coat', brand: 'Oak', local_currency: 'GBP', price: 49.5 },
  ...{ image: 'https://media.example/coat.jpg', url: '/product/coat' },
};

/** A service that answers with these bodies by path. */
async function serve(answers: Readonly<Record<string, string>>, status = 200) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    const path = new URL(request.url ?? '', 'http://service').pathname;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(answers[path] ?? '{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => void server.close());
  const url = `http://127.0.0.1:${portOf(server)}/v1`;
  return { requests, recommendations: createHostedRecommendations({ url, key: 'secret' }) };
}

const related = (items: readonly unknown[]) => ({
  '/v1/productRecommendations': JSON.stringify({ productRecommendations: { related: items } }),
});

test('REC-1: the call has the form of the specification, with fascia, locale and key', async () => {
  const { requests, recommendations } = await serve(related([complete]));
  const found = await recommendations.recommend(scope, query);
  expect(found).toEqual([{ item: complete, reason: null, score: 1 }]);
  const [request] = requests;
  expect(request?.headers.authorization).toBe('Bearer secret');
  expect(Object.fromEntries(new URL(request?.url ?? '', 'http://service').searchParams)).toEqual({
    ...{ fascia: 'aldermoor', locale: 'en-GB', skus: 'TEE2-S', productKeys: 'TEE1' },
  });
});

test.each(['product_id', 'title', 'brand', 'local_currency', 'price', 'image', 'url'])(
  'REC-1: an item without %s is dropped, the others stay',
  async (field) => {
    const { recommendations } = await serve(related([{ ...complete, [field]: null }, complete]));
    expect(await recommendations.recommend(scope, query)).toHaveLength(1);
  },
);

test.each([
  ['not OK', related([complete]), 500],
  ['not JSON', { '/v1/productRecommendations': '<html>' }, 200],
  ['of another form', { '/v1/productRecommendations': '{"related":[]}' }, 200],
] as const)('an answer that is %s is an error', async (_name, answers, status) => {
  const { recommendations } = await serve(answers, status);
  await expect(recommendations.recommend(scope, query)).rejects.toThrow();
});

test.each([
  ['keys', ['A', 'B']],
  ['groups', [{ item_group_id: 'A' }, { item_group_id: 'B' }]],
  ['an object of groups', { 0: { item_group_id: 'A' }, 1: { item_group_id: 'B' } }],
])('REC-2: visually similar products as %s', async (_name, visualSimilar) => {
  const { recommendations } = await serve({
    '/v1/visuallySimilar': JSON.stringify({ visualSimilar }),
  });
  const found = await recommendations.findVisuallySimilar(scope, { productKey: 'TEE1', limit: 40 });
  expect(found).toEqual([{ productKey: 'A' }, { productKey: 'B' }]);
});
