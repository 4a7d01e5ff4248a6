/** Splits streamed text into lines. */

/** Buffer limit: a longer line is truncated, and refused by its parser. */
const MAX_LINE = 4_000_000;

export async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = (lines.pop() ?? '').slice(0, MAX_LINE);
    yield* lines;
  }
  if (rest !== '') yield rest;
}
