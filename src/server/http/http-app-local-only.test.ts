/**
 * Tests that stored emails and metrics are for this machine only, not for requests through a proxy
 * on it.
 */
import { expect, test, vi } from 'vitest';
import { createTestHttpApp } from '#test/create-test-http-app.ts';
import type { HttpAppDeps } from './http-app.server.ts';

const KEY = 'm'.repeat(32);
const localConnection = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
const remoteConnection = { incoming: { socket: { remoteAddress: '192.0.2.7' } } };

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
  return { sendRequest, storedEmails };
}

test.each(['/metrics', '/dev/mail', '/dev/mail/1'])(
  '%s is available to a browser on this machine',
  async (path) => {
    expect((await openTestApp().sendRequest(path, {}, localConnection)).status).toBe(200);
  },
);

test.each([
  ['/metrics', 'none'],
  ['/metrics', 'one'],
  ['/dev/mail', 'none'],
  ['/dev/mail', 'one'],
  ['/dev/mail/1', 'one'],
])('%s is 404 through a proxy on this machine, with %s trusted', async (path, trusted) => {
  const { sendRequest, storedEmails } = openTestApp({
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
    expect(
      (await sendRequest(path, headers, localConnection)).status,
      JSON.stringify(headers),
    ).toBe(404);
  expect(storedEmails).not.toHaveBeenCalled();
});

test('from another machine both are 404, but metrics with the key, also through a proxy', async () => {
  const { sendRequest } = openTestApp();
  for (const path of ['/metrics', '/dev/mail'])
    expect((await sendRequest(path, {}, remoteConnection)).status).toBe(404);
  const authorization = `Bearer ${KEY}`;
  for (const headers of [{ authorization }, { authorization, 'x-forwarded-for': '203.0.113.9' }])
    expect((await sendRequest('/metrics', headers, remoteConnection)).status).toBe(200);
  expect((await sendRequest('/dev/mail', { authorization }, remoteConnection)).status).toBe(404);
  expect(
    (await sendRequest('/metrics', { authorization: `Bearer ${KEY}x` }, remoteConnection)).status,
  ).toBe(404);
});

test('without developer tools stored emails are 404', async () => {
  expect(
    (await openTestApp({ devTools: false }).sendRequest('/dev/mail', {}, localConnection)).status,
  ).toBe(404);
});
