/**
 * Page for unexpected errors; part of every page's bundle, with its messages, as it may be needed
 * when nothing can be loaded.
 */

import { useContext } from 'react';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { RequestIdContext } from '#request/request-id.ts';

export function UnexpectedError({
  description,
}: {
  /** Status and text of the error. */ readonly description: string;
}) {
  const text = useText();
  const title = text('error.title');
  // The request id exists on the server only: hydration keeps the server's text.
  const requestId = useContext(RequestIdContext);
  return (
    <main
      id="main"
      className="page grid min-h-[60vh] content-center justify-items-start gap-6 py-16"
    >
      <title>{title}</title>
      <h1 className="text-5xl lg:text-7xl">{title}</h1>
      <p className="prose-width text-lg" suppressHydrationWarning>
        {text('error.unexpected', {
          error: requestId ? `${description}, ${requestId}` : description,
        })}
      </p>
      <Link
        to={links.home()}
        className="inline-flex min-h-12 items-center rounded-control bg-accent px-8 font-medium text-on-accent"
      >
        {text('error.home')}
      </Link>
    </main>
  );
}
