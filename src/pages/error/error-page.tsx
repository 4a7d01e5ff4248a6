/** What a shopper sees when there is no page, or when it could not be made. */
import { isRouteErrorResponse } from 'react-router';
import { SearchForm } from '#features/search-form/search-form.tsx';
import { Link } from '#kit/link.tsx';
import { useText } from '#kit/text.tsx';
import { links } from '#links';

export function ErrorPage({ error }: { error: unknown }) {
  const text = useText();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  // 410: it was here once, and is no longer sold.
  const isMissing = status === 404 || status === 410;
  return (
    <main id="main" className="page grid min-h-[60vh] content-center justify-items-start gap-6 py-16">
      <title>{text(isMissing ? 'error.missingTitle' : 'error.title')}</title>
      <h1 className="text-5xl lg:text-7xl">{text(isMissing ? 'error.missingTitle' : 'error.title')}</h1>
      <p className="prose-width text-lg">{isMissing ? text('error.missing') : text('error.unexpected', { error: describeError(error) })}</p>
      {isMissing && (
        <div className="w-full max-w-lg">
          <SearchForm />
        </div>
      )}
      <Link to={links.home()} className="inline-flex min-h-12 items-center rounded-control bg-accent px-8 font-medium text-on-accent">
        {text('error.home')}
      </Link>
    </main>
  );
}

/** SITE-4: the error is shown; only what the house itself worded, never the text of a program's error. */
function describeError(error: unknown): string {
  return isRouteErrorResponse(error) ? `${error.status} ${error.statusText}`.trim() : '500';
}
