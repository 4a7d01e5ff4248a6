/** Root route: the document with head, tokens, header, page, footer and deferred scripts. */
import { useState } from 'react';
import { Links, Meta, Outlet, Scripts, useRouteError, useRouteLoaderData } from 'react-router';
import { registerNumberFormat } from '#i18n/number-format.ts';
import { MessagesProvider } from '#i18n/text.tsx';
import { layoutLoader } from '#request/route.server.ts';
import type { ShopPublic } from '#request/shop.ts';
import { shellHtmlContext } from '#shell/shell-html.ts';
import type { Route } from './+types/root.ts';
import './app.css';
import { RestoreScroll } from '#hydration/restore-scroll.tsx';
import { openMessages } from '#i18n/message-catalogues.tsx';
import { DeferredScripts } from '#shell/deferred-scripts.tsx';
import { FasciaTheme } from '#shell/fascia-theme.tsx';
import { HeadScript } from '#shell/head-script.tsx';
import { PageLayout } from '#shell/layout.tsx';
import { loadShell } from '#shell/shell.server.tsx';
import { SiteMeta } from '#shell/site-meta.tsx';
import { ErrorPage } from './pages/error/error-page.tsx';

export const loader = layoutLoader(async (shop, { context }) => {
  context.set(shellHtmlContext, await loadShell(shop));
  return { shop: shop.public };
});

/** Headers of an error response, such as `retry-after`, go with its error page. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

/**
 * Messages and shop are the same for all pages of a document; another language is another document.
 */
export const shouldRevalidate = () => false;

/**
 * Also wraps error pages, which have no loader data if no shop matches the host. They have a title
 * of their own: the error may be one of `meta`, which would be thrown again here.
 */
export function Layout({ children }: { children: React.ReactNode }) {
  const shop = useRouteLoaderData<typeof loader>('root')?.shop;
  const [messages] = useState(() => openPageMessages(shop));
  return (
    <html
      lang={shop?.locale.tag ?? 'en-GB'}
      dir={shop?.locale.direction ?? 'ltr'}
      data-fascia={shop?.fascia.code}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.ico" type="image/svg+xml" />
        {import.meta.env.SSR && shop && <SiteMeta shop={shop} />}
        {shop && <FasciaTheme {...shop.fascia} isArabic={shop.locale.tag.startsWith('ar')} />}
        <HeadScript />
        {useRouteError() == null && <Meta />}
        <Links />
      </head>
      <body>
        <MessagesProvider value={messages}>
          {shop ? <PageLayout shop={shop}>{children}</PageLayout> : children}
        </MessagesProvider>
        <RestoreScroll />
        {import.meta.env.DEV ? <Scripts /> : <DeferredScripts namespaces={messages.namespaces} />}
      </body>
    </html>
  );
}

/** Registers the number format and opens the messages before anything is rendered. */
function openPageMessages(shop: ShopPublic | undefined) {
  if (shop) registerNumberFormat(shop.locale.tag, shop.currency, shop.numberFormat);
  return openMessages(shop?.locale.tag ?? 'en-GB');
}

export default function Root(_props: Route.ComponentProps) {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
