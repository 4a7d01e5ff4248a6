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
  const pieces: Uint8Array[] = [];
  await engine.execProtocolRawStream(message, {
    onRawData: (piece) => void pieces.push(piece.slice()),
  });
  const [only] = pieces;
  return pieces.length === 1 && only ? only : joinPieces(pieces);
}

/** Copies into a new array: a pooled Buffer cannot be transferred to another thread. */
function joinPieces(pieces: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
