/** The document: head, tokens, header, page, footer, late scripts. */
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { Footer } from '#features/navigation/footer.tsx';
import { Header } from '#features/navigation/header.tsx';
import { loadNavigation, type Navigation } from '#features/navigation/navigation.server.ts';
import { sharedLoader } from '#kit/route.server.ts';
import type { ShopPublic } from '#kit/shop.ts';
import { ShopProvider } from '#kit/shop-public.tsx';
import { TextProvider } from '#kit/text.tsx';
import { findText } from '#kit/words.ts';
import type { Route } from './+types/root.ts';
import './app.css';
import './catalogues.ts';
import { FasciaLook } from './fascia-look.tsx';
import { LateScripts } from './late-scripts.tsx';
import { ErrorPage } from './pages/error/error-page.tsx';

export const loader = sharedLoader(async (shop) => ({ shop: shop.public, navigation: await loadNavigation(shop) }));

/** Menu, words and shop stay the same from page to page; another language is another document. */
export const shouldRevalidate = () => false;

/** Wraps error pages too, which have no loader data when the shop itself could not be found. */
export function Layout({ children }: { children: React.ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>('root');
  const shop = frame?.shop;
  return (
    <html lang={shop?.locale.tag ?? 'en-GB'} dir={shop?.locale.direction ?? 'ltr'} data-fascia={shop?.fascia.code}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.ico" type="image/svg+xml" />
        {shop && <FasciaLook code={shop.fascia.code} />}
        <Meta />
        <Links />
      </head>
      <body>
        {frame ? <Frame {...frame}>{children}</Frame> : <TextProvider value={findText('en-GB')}>{children}</TextProvider>}
        <ScrollRestoration />
        {import.meta.env.DEV ? <Scripts /> : <LateScripts />}
      </body>
    </html>
  );
}

function Frame({ shop, navigation, children }: { shop: ShopPublic; navigation: Navigation; children: React.ReactNode }) {
  return (
    <ShopProvider value={shop}>
      <TextProvider value={findText(shop.locale.tag)}>
        <Header {...navigation} />
        {children}
        <Footer />
      </TextProvider>
    </ShopProvider>
  );
}

export default function Root(_props: Route.ComponentProps) {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
