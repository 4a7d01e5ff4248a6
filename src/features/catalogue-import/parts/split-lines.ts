/** Text in pieces to text in lines. */

/** Longer than any good line: what is longer is cut off here, and refused by whoever reads it. */
const MAX_LINE = 4_000_000;

export async function* splitLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = (lines.pop() ?? '').slice(0, MAX_LINE);
    yield* lines;
  }
  if (rest !== '') yield rest;
}
