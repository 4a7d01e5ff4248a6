/** Renders one document completely: its inline scripts must be known before the security policy is written. */
import {
  type ActionFunctionArgs,
  type EntryContext,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { FrameProvider, frameKey } from '#features/navigation/frame.ts';
import { DrawnSectionsProvider, drawnSectionsKey } from '#hydration/section-html.ts';
import { shopContext } from '#kit/shop.ts';
import { readHandOff, renderDocument } from './render-document.server.tsx';

export const streamTimeout = 5_000;

/** Refusals are answers, not failures: only what nobody expected is logged. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (isRouteErrorResponse(error) || request.signal.aborted) return;
  const described =
    error instanceof Error
      ? { name: error.name, message: error.message, stack: error.stack }
      : String(error);
  context
    .get(shopContext)
    .log.error({ path: new URL(request.url).pathname, error: described }, 'A page failed.');
}

export default async function handleDocumentRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const openEntry = await readHandOff(entry);
  const html = await renderDocument(() => (
    <FrameProvider value={context.get(frameKey)}>
      <DrawnSectionsProvider value={context.get(drawnSectionsKey)}>
        <ServerRouter context={openEntry()} url={request.url} />
      </DrawnSectionsProvider>
    </FrameProvider>
  ));
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}
