/** Tests of responses that are compressed while they are streamed. */
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressStream } from './compress-stream.server.ts';

const TEXT = '<item/>'.repeat(50_000);

test('a reader of gzip gets the whole text, compressed', async () => {
  const { headers, ...response } = await read(new Response(TEXT), 'br, gzip');
  expect(headers.get('content-encoding')).toBe('gzip');
  expect(headers.get('vary')).toBe('accept-encoding');
  expect(response.bytes.length).toBeLessThan(TEXT.length / 10);
  expect(gunzipSync(response.bytes).toString()).toBe(TEXT);
});

test.each([
  ['who does not accept it', new Response(TEXT), null],
  ['who refuses it', new Response(TEXT), 'gzip;q=0'],
  ['of an error', new Response('Later.', { status: 503 }), 'gzip'],
])('a reader %s gets it uncompressed', async (_, response, accepted) => {
  const { headers, bytes } = await read(response.clone(), accepted);
  expect(headers.get('content-encoding')).toBeNull();
  expect(bytes.toString()).toBe(await response.text());
});

test('a reader that disconnects cancels the source', async () => {
  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1_000)),
    cancel() {
      isCancelled = true;
    },
  });
  await compressStream(new Response(endless), 'gzip').body?.cancel();
  await expect.poll(() => isCancelled).toBe(true);
});

test('a source that fails ends the compressed text with an error', async () => {
  const failing = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error('no more')),
  });
  await expect(read(new Response(failing), 'gzip')).rejects.toThrow('no more');
});

async function read(response: Response, accepted: string | null) {
  const { headers, body } = compressStream(response, accepted);
  return { headers, bytes: Buffer.from(await new Response(body).arrayBuffer()) };
}
