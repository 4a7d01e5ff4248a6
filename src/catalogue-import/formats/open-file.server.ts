/** Reads a feed file as text: detects the encoding, streams the content. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

const CHUNK_BYTES = 64 * 1024;

/** Encoding by byte order mark, else by XML declaration, else UTF-8. */
export async function findEncoding(file: string): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const start = Buffer.alloc(200);
    await handle.read(start, 0, start.length, 0);
    if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
    if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
    const named = /^\s*<\?xml[^>]{0,100}encoding=["']([\w-]{1,40})["']/.exec(
      start.toString('latin1'),
    )?.[1];
    return named !== undefined && isKnownEncoding(named) ? named : 'utf-8';
  } finally {
    await handle.close();
  }
}

function isKnownEncoding(name: string): boolean {
  try {
    // A declaration that is readable as Latin-1 proves that the file is not UTF-16.
    return !new TextDecoder(name).encoding.startsWith('utf-16');
  } catch {
    return false;
  }
}

const START_CHARACTERS = 65_536;

/** Start of the text, enough to detect the format. */
export async function readStart(file: string, encoding: string): Promise<string> {
  let start = '';
  for await (const chunk of decodeFile(file, encoding)) {
    start += chunk;
    if (start.length >= START_CHARACTERS) break;
  }
  return start;
}

/** Streams the decoded text. Invalid bytes become U+FFFD; a byte order mark is dropped. */
export async function* decodeFile(
  file: string,
  encoding: string,
  signal?: AbortSignal,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let bytes = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES })) {
    signal?.throwIfAborted();
    if (!(chunk instanceof Uint8Array)) continue;
    bytes += chunk.byteLength;
    yield decoder.decode(chunk, { stream: true });
    onBytes?.(bytes);
  }
  yield decoder.decode();
}
