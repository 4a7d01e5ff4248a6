/** The document: head, tokens, header, page, footer, late scripts. */
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { sharedLoader } from '#kit/route.server.ts';
import type { ShopPublic } from '#kit/shop.ts';
import { ShopProvider } from '#kit/shop-public.tsx';
import { TextProvider } from '#kit/text.tsx';
import type { Route } from './+types/root.ts';
import './app.css';
import { findText } from './catalogues.ts';
import { LateScripts } from './late-scripts.tsx';

export const loader = sharedLoader(async (shop) => ({ shop: shop.public }));

/** Wraps error pages too, which have no loader data when the shop itself could not be found. */
export function Layout({ children }: { children: React.ReactNode }) {
  const shop = useRouteLoaderData<typeof loader>('root')?.shop;
  return (
    <html lang={shop?.locale.tag ?? 'en-GB'} dir={shop?.locale.direction ?? 'ltr'} data-fascia={shop?.fascia.code}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {shop ? <Frame shop={shop}>{children}</Frame> : children}
        <ScrollRestoration />
        {import.meta.env.DEV ? <Scripts /> : <LateScripts />}
      </body>
    </html>
  );
}

function Frame({ shop, children }: { shop: ShopPublic; children: React.ReactNode }) {
  return (
    <ShopProvider value={shop}>
      <TextProvider value={findText(shop.locale.tag)}>{children}</TextProvider>
    </ShopProvider>
  );
}

export default function Root(_props: Route.ComponentProps) {
  return <Outlet />;
}
