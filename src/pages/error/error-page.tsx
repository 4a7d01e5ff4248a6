/** What a shopper sees when there is no page, or when it could not be made. */
import { lazy, Suspense } from 'react';
import { isRouteErrorResponse } from 'react-router';
import type { MissingPage } from '#blocks/loaded-section.ts';
import type { MissingKind } from './missing-error.tsx';
import { UnexpectedError } from './unexpected-error.tsx';

/** 410: it was here once, and is no longer sold. */
const KINDS: Readonly<Record<number, MissingKind>> = { 404: 'missing', 410: 'gone' };

export function ErrorPage({ error }: { error: unknown }) {
  const kind = isRouteErrorResponse(error) ? KINDS[error.status] : undefined;
  const description = describeError(error);
  const made = readMissingPage(error);
  if (!made && !kind) return <UnexpectedError description={description} />;
  return (
    <Suspense fallback={null}>
      {made ? (
        <MadeErrorPage page={made} description={description} />
      ) : (
        <MissingError {...{ description }} kind={kind ?? 'missing'} />
      )}
    </Suspense>
  );
}

type Described = { readonly description: string };

/** Its code comes only with such an error. */
const MissingError = lazy(() =>
  orUnexpected(
    import('./missing-error.tsx').then(
      (code): React.ComponentType<{ readonly kind: MissingKind } & Described> => code.MissingError,
    ),
  ),
);

/** SITE-4: editors' own page where the answer holds one; its code comes only then. */
const MadeErrorPage = lazy(() =>
  orUnexpected(
    import('./made-error-page.tsx').then(
      (code): React.ComponentType<{ readonly page: MissingPage } & Described> => code.MadeErrorPage,
    ),
  ),
);

/** The page that every page has with it, where the other cannot be fetched. */
async function orUnexpected<Props extends Described>(
  code: Promise<React.ComponentType<Props>>,
): Promise<{ default: React.ComponentType<Props> }> {
  return { default: await code.catch((): React.ComponentType<Props> => UnexpectedError) };
}

function readMissingPage(error: unknown): MissingPage | null {
  const missing = isRouteErrorResponse(error)
    ? (error.data as { missingPage?: MissingPage } | null)?.missingPage
    : null;
  return missing ?? null;
}

/** SITE-4: the error is shown; only what the house itself worded, never the text of a program's error. */
function describeError(error: unknown): string {
  return isRouteErrorResponse(error) ? `${error.status} ${error.statusText}`.trim() : '500';
}
