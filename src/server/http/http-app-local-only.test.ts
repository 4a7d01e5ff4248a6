/**
 * Tests that stored emails and metrics are for this machine only, not for requests through a proxy
 * on it.
 */
import { expect, test, vi } from 'vitest';
import { createTestHttpApp } from '#test/create-test-http-app.ts';
import type { HttpAppDeps } from './http-app.server.ts';

const KEY = 'm'.repeat(32);
const here = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
const remoteRequest = { incoming: { socket: { remoteAddress: '192.0.2.7' } } };

function openTestApp(
  rest: Partial<Pick<HttpAppDeps, 'devTools' | 'metricsKey' | 'trustedProxies'>> = {},
) {
  const storedEmails = vi.fn(async () => new Response('a live link'));
  const app = createTestHttpApp({
    ...{ endpoints: { storedEmails }, devTools: true, metricsKey: KEY },
    ...rest,
  });
  const sendRequest = (path: string, headers: Record<string, string>, connection: object) =>
    app.request(
      `http://localhost:3000${path}`,
      { headers: { host: 'localhost:3000', ...headers } },
      connection,
    );
  return { ask: sendRequest, storedEmails };
}

test.each(['/metrics', '/dev/mail', '/dev/mail/1'])(
  '%s is there for a browser on this machine',
  async (path) => {
    expect((await openTestApp().ask(path, {}, here)).status).toBe(200);
  },
);

test.each([
  ['/metrics', 'none'],
  ['/metrics', 'one'],
  ['/dev/mail', 'none'],
  ['/dev/mail', 'one'],
  ['/dev/mail/1', 'one'],
])('%s is 404 through a proxy on this machine, with %s trusted', async (path, trusted) => {
  const { ask: sendRequest, storedEmails } = openTestApp({
    trustedProxies: trusted === 'one' ? 1 : 0,
  });
  const proxied: Record<string, string>[] = [
    { 'x-forwarded-for': '203.0.113.9' },
    // Spoofed by the caller: the proxy passes on an address of this machine.
    { 'x-forwarded-for': '127.0.0.1' },
    {
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'localhost:3000',
      'x-forwarded-proto': 'http',
    },
    { forwarded: 'for=127.0.0.1;host=localhost' },
    { 'x-real-ip': '127.0.0.1' },
    { via: '1.1 proxy' },
    { 'x-forwarded-proto': 'https' },
  ];
  for (const headers of proxied)
    expect((await sendRequest(path, headers, here)).status, JSON.stringify(headers)).toBe(404);
  expect(storedEmails).not.toHaveBeenCalled();
});

test('from another machine neither is there; metrics are with the key, through a proxy too', async () => {
  const { ask: sendRequest } = openTestApp();
  for (const path of ['/metrics', '/dev/mail'])
    expect((await sendRequest(path, {}, remoteRequest)).status).toBe(404);
  const authorization = `Bearer ${KEY}`;
  for (const headers of [{ authorization }, { authorization, 'x-forwarded-for': '203.0.113.9' }])
    expect((await sendRequest('/metrics', headers, remoteRequest)).status).toBe(200);
  expect((await sendRequest('/dev/mail', { authorization }, remoteRequest)).status).toBe(404);
  expect(
    (await sendRequest('/metrics', { authorization: `Bearer ${KEY}x` }, remoteRequest)).status,
  ).toBe(404);
});

test('without developers’ tools stored emails are nowhere', async () => {
  expect((await openTestApp({ devTools: false }).ask('/dev/mail', {}, here)).status).toBe(404);
});
