/**
 * Renders one document completely: its inline scripts must be known before the content security
 * policy is written.
 */
import {
  type ActionFunctionArgs,
  type EntryContext,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { SectionHtmlProvider, sectionHtmlKey } from '#hydration/section-html.ts';
import { createComponentCache } from '#request/rendering/component-cache.server.tsx';
import { ComponentCacheContext } from '#request/rendering/component-cache.tsx';
import { toDocumentResponse } from '#request/rendering/document-body.server.ts';
import { RequestIdContext } from '#request/request-id.ts';
import { shopContext } from '#request/shop.ts';
import { readServerHandoff, renderDocument } from '#shell/render-document.server.tsx';
import { ShellProvider, shellHtmlContext } from '#shell/shell-html.ts';

export const streamTimeout = 5_000;

/** About a thousand cards. */
const componentCache = createComponentCache(8 * 1024 * 1024);

/** Logs unexpected errors only; those of 4xx are ordinary responses. */
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
  const { requestId } = context.get(shopContext);
  const openEntry = await readServerHandoff(entry);
  const html = await renderDocument(() => (
    <ShellProvider value={context.get(shellHtmlContext)}>
      <SectionHtmlProvider value={context.get(sectionHtmlKey)}>
        <ComponentCacheContext value={componentCache}>
          <RequestIdContext value={status >= 500 ? requestId : null}>
            <ServerRouter context={openEntry()} url={request.url} />
          </RequestIdContext>
        </ComponentCacheContext>
      </SectionHtmlProvider>
    </ShellProvider>
  ));
  headers.set('content-type', 'text/html; charset=utf-8');
  return toDocumentResponse(html, { status, headers });
}
