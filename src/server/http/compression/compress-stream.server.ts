/** Compresses long responses while they are streamed. */
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { acceptsEncoding } from './accept-encoding.server.ts';

/** Gzip: Brotli at its default quality takes far longer for texts of many megabytes. */
export function compressStream(response: Response, acceptEncoding: string | null): Response {
  const headers = new Headers(response.headers);
  headers.append('vary', 'accept-encoding');
  const { status, body } = response;
  if (!body || status !== 200 || !acceptsEncoding(acceptEncoding, 'gzip'))
    return new Response(body, { status, headers });
  headers.set('content-encoding', 'gzip');
  return new Response(gzipStream(body), { status, headers });
}

/** Reads the source at the pace of the reader, and cancels it when the reader leaves. */
function gzipStream(source: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const gzip = createGzip();
  // An error of the source ends the compressed stream, whose reader gets it.
  pipeline(Readable.from(source), gzip, () => undefined);
  const chunks: AsyncIterator<Uint8Array<ArrayBuffer>> = gzip[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel() {
      gzip.destroy();
    },
  });
}
