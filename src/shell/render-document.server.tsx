/**
 * Renders a complete document: to a string where nothing suspends, which is cheaper, else as a
 * stream that is read to its end.
 */
import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { EntryContext } from 'react-router';

/** React's markers of a Suspense boundary that was pending or failed. */
const UNFINISHED = /<!--\$[?!]-->/;

/**
 * `render` is called once for each attempt. A failed component is rendered again in the stream,
 * which reports the error.
 */
export async function renderDocument(
  render: () => ReactNode,
): Promise<string | Uint8Array<ArrayBuffer>> {
  const html = tryString(render());
  return html === null || UNFINISHED.test(html) ? renderStream(render()) : html;
}

function tryString(document: ReactNode): string | null {
  try {
    // Unlike the stream, `renderToString` does not write the doctype.
    return `<!DOCTYPE html>${renderToString(document)}`;
  } catch {
    return null;
  }
}

function renderStream(document: ReactNode): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const writable = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const stream = renderToPipeableStream(document, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(writable),
      onShellError: reject,
      onError: reject,
    });
  });
}

export type ServerHandoff = Pick<EntryContext, 'renderMeta' | 'serverHandoffStream'>;
type StreamCache = NonNullable<NonNullable<EntryContext['renderMeta']>['streamCache']>;

/**
 * Reads the serialised loader data before the document is rendered: otherwise the router suspends
 * for each chunk. Every attempt gets a new stream, as the router locks it.
 */
export async function readServerHandoff<Entry extends ServerHandoff>(
  entry: Entry,
): Promise<() => Entry> {
  const { serverHandoffStream: stream, renderMeta } = entry;
  if (!stream || !renderMeta) return () => entry;
  const decoder = new TextDecoder();
  const streamCache: StreamCache = {};
  let count = 0;
  const append = (done: boolean, value: string) => {
    streamCache[count++] = Object.assign(Promise.resolve(), { result: { done, value } });
  };
  for await (const piece of stream) append(false, decoder.decode(piece, { stream: true }));
  append(true, decoder.decode());
  return () => ({
    ...entry,
    renderMeta: { streamCache },
    serverHandoffStream: new ReadableStream(),
  });
}
