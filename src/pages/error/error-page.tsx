/** What a shopper sees when there is no page, or when it could not be made. */
import { lazy, Suspense } from 'react';
import { isRouteErrorResponse } from 'react-router';
import type { MissingPage } from '#blocks/loaded-section.ts';
import type { ErrorKind } from './plain-error.tsx';

/** 410: it was here once, and is no longer sold. */
const KINDS: Readonly<Record<number, ErrorKind>> = { 404: 'missing', 410: 'gone' };

export function ErrorPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const made = readMissingPage(error);
  return (
    <Suspense fallback={null}>
      {made ? <MadeErrorPage page={made} /> : <PlainError kind={KINDS[status] ?? 'unexpected'} description={describeError(error)} />}
    </Suspense>
  );
}

/** Its code comes only with an error. */
const PlainError = lazy(async () => ({ default: (await import('./plain-error.tsx')).PlainError }));

/** SITE-4: editors' own page where the answer holds one; its code comes only then. */
const MadeErrorPage = lazy(async () => ({ default: (await import('./made-error-page.tsx')).MadeErrorPage }));

function readMissingPage(error: unknown): MissingPage | null {
  const missing = isRouteErrorResponse(error) ? (error.data as { missingPage?: MissingPage } | null)?.missingPage : null;
  return missing ?? null;
}

/** SITE-4: the error is shown; only what the house itself worded, never the text of a program's error. */
function describeError(error: unknown): string {
  return isRouteErrorResponse(error) ? `${error.status} ${error.statusText}`.trim() : '500';
}
