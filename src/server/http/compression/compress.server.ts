/** Compresses response bodies, off the main thread. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;

/** Window of 2^19 bytes = 512 kB, longer than a page; a larger one only costs memory. */
const WINDOW = 19;

const brotli = promisify(brotliCompress);

export const toGzip: (body: Bytes) => Promise<Bytes> = promisify(gzip);

/** `quality` is from 0, the fastest, to 11, the smallest. */
export async function toBrotli(body: Bytes, quality: number): Promise<Bytes> {
  return await brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW,
    },
  });
}
