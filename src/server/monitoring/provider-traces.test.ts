/** Tests of the trace context that hosted providers receive. */
import { createServer } from 'node:http';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { silentLog } from '#kit/log.ts';
import { createProviderFetch } from '#kit/monitoring/provider-fetch.server.ts';
import { withSpan } from '#kit/monitoring/tracing.server.ts';
import { createAmplience } from '#providers/content/amplience/amplience.provider.ts';
import { createStripePayments } from '#providers/payments/stripe/stripe.provider.ts';
import { createAmplienceMedia } from '#providers/pictures/amplience/amplience.provider.ts';
import { createHostedRecommendations } from '#providers/recommendations/hosted/recommendations.provider.ts';
import { parseHostedConfig } from '#providers/search/algolia/hosted-config.ts';
import { createHostedSearch } from '#providers/search/algolia/search.provider.ts';
import { createFlockler } from '#providers/social/flockler/flockler.provider.ts';
import { createHostedSocialProof } from '#providers/social-proof/hosted/hosted.provider.ts';
import { createConversations } from '#providers/vendors/bazaarvoice/conversations.ts';
import { sendPurge } from '#providers/vendors/cdn/send-purge.ts';
import { openS3Bucket } from '#providers/vendors/s3/s3-bucket.ts';
import { createAmplienceVideos } from '#providers/videos/amplience/videos.provider.ts';
import { portOf } from '#test/servers/port-of.ts';
import { startTracing } from './start-tracing.server.ts';

const TRACEPARENT = /^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/;
const URL_OF_SERVICE = 'https://service.example';

let stop = async () => {};
beforeEach(async () => {
  const exporter: SpanExporter = {
    export: (_spans, done) => done({ code: 0 }),
    shutdown: async () => {},
  };
  stop = await startTracing({ endpoint: 'http://c.test', service: 'parade', ratio: 1 }, exporter);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await stop();
});

/** Requests that left the process; each is answered by 404. */
function recordRequests(): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit) => {
    requests.push(new Request(input, init));
    return new Response('{}', { status: 404 });
  });
  return requests;
}

test('a provider gets the current span with the headers of its request', async () => {
  const requests = recordRequests();
  const request = createProviderFetch(`${URL_OF_SERVICE}/v1/`);
  await withSpan('page', () => request(`${URL_OF_SERVICE}/x`, { headers: { accept: 'text/css' } }));
  expect(requests[0]?.headers.get('traceparent')).toMatch(TRACEPARENT);
  expect(requests[0]?.headers.get('accept')).toBe('text/css');
});

test('a host that is not configured gets no trace, and neither does a redirect', async () => {
  const requests = recordRequests();
  const request = createProviderFetch(URL_OF_SERVICE);
  for (const url of ['https://other.example', 'http://service.example', `${URL_OF_SERVICE}:8443`])
    await withSpan('page', () => request(url));
  expect(requests.map(({ headers }) => headers.get('traceparent'))).toEqual([null, null, null]);
  expect(requests.map(({ redirect }) => redirect)).toEqual(['error', 'error', 'error']);
});

test('outside a trace no header is sent', async () => {
  const requests = recordRequests();
  await createProviderFetch(URL_OF_SERVICE)(URL_OF_SERVICE);
  await stop();
  await withSpan('page', () => createProviderFetch(URL_OF_SERVICE)(URL_OF_SERVICE));
  expect(requests.map(({ headers }) => headers.get('traceparent'))).toEqual([null, null]);
});

describe('the trace is passed on to', () => {
  const absent = Promise.resolve({}) as never;
  const scope = { fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP' } as const;
  const media = { accounts: ['shop'], host: 'media.example', fallback: absent };
  const calls: Record<string, () => unknown> = {
    'a storage': () =>
      openS3Bucket({ endpoint: URL_OF_SERVICE, bucket: 'media', pathStyle: false }).exists('a'),
    'a CDN': () => sendPurge('CDN', URL_OF_SERVICE, { method: 'POST', headers: {} }),
    reviews: () =>
      createConversations({ url: `${URL_OF_SERVICE}/`, passkey: 'key' }).get('a', [], z.object({})),
    content: () =>
      createAmplience({ url: URL_OF_SERVICE, own: absent, log: silentLog }).findPage(
        scope,
        'home',
        new Date(0),
      ),
    pictures: () => createAmplienceMedia(media).find('amplience.shop.coat', 100),
    videos: () => createAmplienceVideos(media).find('ampliencevideo.shop.coat', 'mp4_720p'),
    'social posts': () =>
      createFlockler({ url: URL_OF_SERVICE, key: 'key' }).listPosts({ limit: 1 } as never),
    recommendations: () =>
      createHostedRecommendations({ url: URL_OF_SERVICE, key: '' }).findVisuallySimilar(scope, {
        productKey: 'A',
        limit: 1,
      }),
    'social proof': () =>
      createHostedSocialProof(URL_OF_SERVICE).list({ ...scope, productKey: 'A' } as never),
    payments: () =>
      createStripePayments({
        ...{ capture: 'automatic', methods: ['card'], pageOrigins: [], url: URL_OF_SERVICE },
        ...{ secretKey: 'sk_test_1', webhookSecrets: [], isTest: true, log: silentLog },
      }).findEvents('cs_test_1'),
  };
  test.each(Object.entries(calls))('%s', async (_name, call) => {
    vi.stubEnv('S3_ACCESS_KEY_ID', 'a');
    vi.stubEnv('S3_SECRET_ACCESS_KEY', 'b');
    const requests = recordRequests();
    await withSpan('page', async () => await call()).catch(() => {});
    expect(requests[0]?.headers.get('traceparent')).toMatch(TRACEPARENT);
  });

  test('a search', async () => {
    const received: unknown[] = [];
    const server = createServer((request, response) => {
      received.push(request.headers.traceparent);
      response.end('{"results":[]}');
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const host = { url: `127.0.0.1:${portOf(server)}`, protocol: 'http', accept: 'readWrite' };
    const keys = { applicationId: 'SHOP', searchKey: 'key' };
    const search = createHostedSearch(parseHostedConfig({ ...keys, hosts: [host] }), silentLog);
    const calls = [
      { method: 'POST', path: '/1/indexes/*/queries', body: { requests: [] } },
      { method: 'GET', path: '/1/indexes/a/rules/b', body: null },
    ] as const;
    for (const call of calls) await withSpan('page', async () => await search.handle(call));
    server.closeAllConnections();
    server.close();
    expect(received).toEqual([
      expect.stringMatching(TRACEPARENT),
      expect.stringMatching(TRACEPARENT),
    ]);
  });
});
