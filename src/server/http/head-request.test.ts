/** Tests of HEAD: the stream that a GET would read is ended. */
import { expect, test } from 'vitest';
import { respondWithStream, type StreamGate } from '#kit/text/stream-text.ts';
import { createTestHttpApp } from '#test/create-test-http-app.ts';

test('HEAD frees the slot of the stream that nobody reads', async () => {
  const gate: StreamGate = { running: 0 };
  async function* pieces(): AsyncGenerator<string> {
    yield 'a';
    yield 'b';
  }
  const app = createTestHttpApp({
    hosts: ['shop.example'],
    endpoints: { merchantFeed: async () => respondWithStream(pieces(), gate, {}) },
  });
  const feed = 'http://shop.example/feeds/google.xml';
  const headers = { host: 'shop.example' };
  for (let call = 0; call < 5; call += 1)
    expect((await app.request(feed, { method: 'HEAD', headers })).status).toBe(200);
  expect(gate.running).toBe(0);
  const response = await app.request(feed, { headers });
  expect(await response.text()).toBe('ab');
});
