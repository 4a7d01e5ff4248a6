/** One message of the wire protocol answered by the embedded PostgreSQL. */
import type { PGlite } from '@electric-sql/pglite';

/** The first packet of a connection begins with its length; every other begins with a letter. */
const STARTUP = 0;

/** Takes the answer as it comes: `execProtocolRaw` also parses each row and keeps it until the engine is closed. */
export async function answerMessage(engine: PGlite, message: Uint8Array): Promise<Uint8Array> {
  if (message[0] === STARTUP) return engine.execProtocolRaw(message);
  const pieces: Uint8Array[] = [];
  await engine.execProtocolRawStream(message, {
    onRawData: (piece) => void pieces.push(piece.slice()),
  });
  const [only] = pieces;
  return pieces.length === 1 && only ? only : joinPieces(pieces);
}

/** Memory of its own: a Buffer may be a part of a pool, which cannot be handed to another thread. */
function joinPieces(pieces: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
