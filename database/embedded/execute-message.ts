/** Answers one message of the PostgreSQL wire protocol with the embedded engine. */
import type { PGlite } from '@electric-sql/pglite';

/**
 * First byte of a startup packet, which begins with its length; other packets begin with a type.
 */
const STARTUP = 0;

/**
 * Streams the answer: `execProtocolRaw` also parses each row and keeps it until the engine closes.
 */
export async function executeMessage(engine: PGlite, message: Uint8Array): Promise<Uint8Array> {
  if (message[0] === STARTUP) return engine.execProtocolRaw(message);
  const chunks: Uint8Array[] = [];
  await engine.execProtocolRawStream(message, {
    onRawData: (chunk) => void chunks.push(chunk.slice()),
  });
  const [only] = chunks;
  return chunks.length === 1 && only ? only : joinChunks(chunks);
}

/** Copies into a new array: a pooled Buffer cannot be transferred to another thread. */
function joinChunks(chunks: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    joined.set(chunk, offset);
    offset += chunk.length;
  }
  return joined;
}
