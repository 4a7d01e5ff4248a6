/** Tests of downloads from a hosted service and their size limit. */
import { expect, test } from 'vitest';
import { fetchBytes } from './fetch-bytes.server.ts';

const KILOBYTE = 2 ** 10;

function readResponse(response: Response, maxBytes = KILOBYTE) {
  return fetchBytes('https://media.example/a', {
    fetch: async () => response,
    service: 'media service',
    timeoutMs: 1_000,
    maxBytes,
  });
}

test('bytes come as they were sent; what is not there is null; another status is an error', async () => {
  expect(await readResponse(new Response(Uint8Array.of(1, 2, 3)))).toEqual(Uint8Array.of(1, 2, 3));
  expect(await readResponse(new Response(null))).toEqual(new Uint8Array());
  expect(await readResponse(new Response('', { status: 404 }))).toBeNull();
  await expect(readResponse(new Response('', { status: 503 }))).rejects.toThrow(
    'The media service answered 503.',
  );
});

test('a body that declares too great a length is not read at all', async () => {
  const body = new ReadableStream(
    { pull: () => expect.unreachable('Nothing is asked of it.') },
    { highWaterMark: 0 },
  );
  await expect(
    readResponse(new Response(body, { headers: { 'content-length': '2000' } })),
  ).rejects.toThrow('sent more than');
});

test('a service that sends without end is read no further than allowed', async () => {
  let sent = 0;
  let isLeft = false;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(KILOBYTE));
    },
    cancel() {
      isLeft = true;
    },
  });
  await expect(readResponse(new Response(endless), 2 ** 20)).rejects.toThrow(
    'The media service sent more than 1 MB.',
  );
  expect(isLeft).toBe(true);
  expect(sent).toBeLessThan(1_100);
});
