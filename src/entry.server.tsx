/** Renders one document completely: its inline scripts must be known before the security policy is written. */
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type ActionFunctionArgs,
  type EntryContext,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { DrawnSectionsProvider, drawnSectionsKey } from '#blocks/drawn-sections.ts';
import { FrameProvider, frameKey } from '#features/navigation/frame.ts';
import { shopContext } from '#kit/shop.ts';

export const streamTimeout = 5_000;

/** Refusals are answers, not failures: only what nobody expected is logged. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs): void {
  if (isRouteErrorResponse(error) || request.signal.aborted) return;
  const described = error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : String(error);
  context.get(shopContext).log.error({ path: new URL(request.url).pathname, error: described }, 'A page failed.');
}

export default async function handleDocumentRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const html = await renderDocument(
    <FrameProvider value={context.get(frameKey)}>
      <DrawnSectionsProvider value={context.get(drawnSectionsKey)}>
        <ServerRouter context={entry} url={request.url} />
      </DrawnSectionsProvider>
    </FrameProvider>,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}

function renderDocument(document: React.ReactNode): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
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
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}
