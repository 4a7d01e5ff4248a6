/** Compresses response bodies: off the main thread, unless that costs more than compressing. */
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;

/** Window of 2^19 bytes = 512 kB, longer than a page; a larger one only costs memory. */
const BROTLI_WINDOW_BITS = 19;

const brotli = promisify(brotliCompress);

export const toGzip: (body: Bytes) => Promise<Bytes> = promisify(gzip);

export const fromBrotli: (body: Bytes) => Promise<Bytes> = promisify(brotliDecompress);

/** Above this size even the quickest quality takes more than a millisecond. */
const MAX_SYNC_BYTES = 400_000;

/** `quality` is from 0, the fastest, to 11, the smallest. */
export async function toBrotli(body: Bytes, quality: number): Promise<Bytes> {
  return await brotli(body, { params: paramsOf(body, quality) });
}

/**
 * Quality 1, at once: 0.3 ms for a page of 130 kB, where the round trip to another thread takes
 * 0.5 ms by itself.
 */
export async function toQuickBrotli(body: Bytes): Promise<Bytes> {
  if (body.length > MAX_SYNC_BYTES) return await toBrotli(body, 1);
  return brotliCompressSync(body, { params: paramsOf(body, 1), chunkSize: CHUNK_BYTES });
}

/** Enough for most compressed pages, so that they are one chunk. */
const CHUNK_BYTES = 64 * 1024;

function paramsOf(body: Bytes, quality: number) {
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
  };
}
