/** Tests of the hosted service, against a server on this machine. */
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { providerDeps } from '#test/provider-deps.ts';
import { portOf } from '#test/servers/port-of.ts';
import { createHostedSocialProof, provider } from './hosted.provider.ts';

const query = { fascia: 'aldermoor', locale: 'fr-FR', productKey: 'COAT-1', now: new Date(0) };
let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

async function openWith(listener: RequestListener, timeoutMs?: number) {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  return createHostedSocialProof(`http://127.0.0.1:${port}/messages?key=a`, timeoutMs);
}

const answerWith = (body: unknown) =>
  openWith((_request, response) => {
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });

const entryOf = (...messages: readonly { code: string; message: string }[]) => [
  { productIds: ['MUG-1'], messages: [{ code: 'QP', message: 'Of another product' }] },
  { productIds: ['COAT-1', 'COAT-2'], messages },
];

test('PROOF-1: messages of the product are returned, requested with fascia and language', async () => {
  let requestedUrl = '';
  const proof = await openWith((request, response) => {
    requestedUrl = request.url ?? '';
    response.end(JSON.stringify(entryOf({ code: 'ATB', message: 'In <strong>9</strong> bags' })));
  });
  expect(await proof.list(query)).toEqual([{ code: 'ATB', message: 'In <strong>9</strong> bags' }]);
  expect(requestedUrl).toBe('/messages?key=a&productId=COAT-1&fascia=aldermoor&locale=fr-FR');
});

test.each([
  ['<b>Nine</b> <strong class="x" onclick="a()">bags</STRONG>', 'Nine <strong>bags</strong>'],
  ['<script>alert(1)</script>Now <img src=x onerror=alert(1)> here', 'Now here'],
  ['Jack &amp; Jones &lt;b&gt;', 'Jack & Jones <b>'],
  ['cut <img src=x onerror=', 'cut'],
])('PROOF-1: of the markup in %s only the emphasis is left', async (message, left) => {
  const proof = await answerWith(entryOf({ code: 'LVVW', message }));
  expect(await proof.list(query)).toEqual([{ code: 'LVVW', message: left }]);
});

test('unknown codes, and messages without text or too long, are left out', async () => {
  const proof = await answerWith(
    entryOf(
      { code: 'XYZ', message: 'Unknown' },
      { code: 'toString', message: 'Unknown' },
      { code: 'QP', message: '<i></i>' },
      { code: 'QP', message: 'a'.repeat(201) },
    ),
  );
  expect(await proof.list(query)).toEqual([]);
});

test.each(['', '<html>', '{}', '[{"productIds":"COAT-1"}]', '['])(
  'PROOF-1: %j is no answer',
  async (body) => {
    await expect((await answerWith(body)).list(query)).rejects.toThrow();
  },
);

test('PROOF-1: an error status, a redirect and too long an answer are failures', async () => {
  for (const status of [302, 404, 500]) {
    const proof = await openWith((_request, response) => {
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('[]');
    });
    await expect(proof.list(query)).rejects.toThrow();
  }
  await expect((await answerWith(' '.repeat(2 ** 17 + 1))).list(query)).rejects.toThrow('MB');
});

test('PROOF-1: a request that the service does not answer times out', async () => {
  const proof = await openWith(() => undefined, 50);
  await expect(proof.list(query)).rejects.toThrow(/timeout/i);
});

test('the URL is https, or on this machine; nothing is counted for the service', async () => {
  await expect(async () =>
    provider.create(providerDeps, { url: 'http://proof.example' }),
  ).rejects.toThrow('https');
  const proof = await provider.create(providerDeps, { url: 'https://proof.example' });
  expect(proof.countsHere).toBe(false);
});
