/** Error page for missing pages and failures. */
import { lazy, Suspense } from 'react';
import { isRouteErrorResponse } from 'react-router';
import type { NotFoundPage } from '#blocks/render/loaded-section.ts';
import type { MissingKind } from './missing-error.tsx';
import { UnexpectedError } from './unexpected-error.tsx';

/** 410: the product is no longer sold. */
const KINDS: Readonly<Record<number, MissingKind>> = { 404: 'missing', 410: 'gone' };

export function ErrorPage({ error }: { error: unknown }) {
  const kind = isRouteErrorResponse(error) ? KINDS[error.status] : undefined;
  const description = describeError(error);
  const editorPage = parseNotFoundPage(error);
  if (!editorPage && !kind) return <UnexpectedError description={description} />;
  return (
    <Suspense fallback={null}>
      {editorPage ? (
        <EditorNotFoundPage page={editorPage} description={description} />
      ) : (
        <MissingError {...{ description }} kind={kind ?? 'missing'} />
      )}
    </Suspense>
  );
}

type Described = { readonly description: string };

/** Loaded only for such an error. */
const MissingError = lazy(() =>
  importWithUnexpectedError(
    import('./missing-error.tsx').then(
      (code): React.ComponentType<{ readonly kind: MissingKind } & Described> => code.MissingError,
    ),
  ),
);

/** SITE-4: page by editors, loaded only if the response contains one. */
const EditorNotFoundPage = lazy(() =>
  importWithUnexpectedError(
    import('./editor-not-found-page.tsx').then(
      (code): React.ComponentType<{ readonly page: NotFoundPage } & Described> =>
        code.EditorNotFoundPage,
    ),
  ),
);

/** Falls back to the error page that is in every page's bundle if the chunk cannot be loaded. */
async function importWithUnexpectedError<Props extends Described>(
  code: Promise<React.ComponentType<Props>>,
): Promise<{ default: React.ComponentType<Props> }> {
  return { default: await code.catch((): React.ComponentType<Props> => UnexpectedError) };
}

function parseNotFoundPage(error: unknown): NotFoundPage | null {
  const missing = isRouteErrorResponse(error)
    ? (error.data as { notFoundPage?: NotFoundPage } | null)?.notFoundPage
    : null;
  return missing ?? null;
}

/** SITE-4: shows the status of a route's error, and never an exception's message. */
function describeError(error: unknown): string {
  return isRouteErrorResponse(error) ? `${error.status} ${error.statusText}`.trim() : '500';
}
