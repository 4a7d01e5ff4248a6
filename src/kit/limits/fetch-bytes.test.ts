/** Tests of downloads from a hosted service and their size limit. */
import { expect, test } from 'vitest';
import { fetchBytes } from './fetch-bytes.server.ts';

const KIBIBYTE = 2 ** 10;

function readResponse(response: Response, maxBytes = KIBIBYTE) {
  return fetchBytes('https://media.example/a', {
    fetch: async () => response,
    service: 'media service',
    timeoutMs: 1_000,
    maxBytes,
  });
}

test('a body is returned unchanged, 404 is null, and another error status is an error', async () => {
  expect(await readResponse(new Response(Uint8Array.of(1, 2, 3)))).toEqual(Uint8Array.of(1, 2, 3));
  expect(await readResponse(new Response(null))).toEqual(new Uint8Array());
  expect(await readResponse(new Response('', { status: 404 }))).toBeNull();
  await expect(readResponse(new Response('', { status: 503 }))).rejects.toThrow(
    'The media service answered 503.',
  );
});

test('a body whose content-length is over the limit is not read at all', async () => {
  const body = new ReadableStream(
    { pull: () => expect.unreachable('The body must not be read.') },
    { highWaterMark: 0 },
  );
  await expect(
    readResponse(new Response(body, { headers: { 'content-length': '2000' } })),
  ).rejects.toThrow('sent more than');
});

test('an endless body is read only up to the limit, and then cancelled', async () => {
  let sent = 0;
  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(KIBIBYTE));
    },
    cancel() {
      isCancelled = true;
    },
  });
  await expect(readResponse(new Response(endless), 2 ** 20)).rejects.toThrow(
    'The media service sent more than 1 MB.',
  );
  expect(isCancelled).toBe(true);
  expect(sent).toBeLessThan(1_100);
});
