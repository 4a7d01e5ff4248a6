/** Layout around every page, which stays while pages change. */
import { Fragment, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { LazyAddedPanel } from '#features/added-to-bag/lazy-added-panel.tsx';
import { useConsentBanner } from '#features/consent/use-consent-banner.ts';
import { firstInteraction } from '#hydration/island.tsx';
import { ServerHtml } from '#hydration/server-html.tsx';
import { useClientNavigation } from '#hydration/use-client-navigation.ts';
import type { ShopPublic } from '#request/shop.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { useShell } from './shell-html.ts';

export type PageLayoutProps = { readonly shop: ShopPublic; readonly children: ReactNode };

export function PageLayout({ shop, children }: PageLayoutProps) {
  const { pathname } = useLocation();
  useClientNavigation();
  useConsentBanner();
  useEffect(() => void listenForSearches().catch(() => undefined), []);
  return (
    <ShopProvider value={shop}>
      <Header />
      <Suspense>
        {/* A new key unmounts the old page: its islands, if not hydrated, would delay the
            navigation. */}
        <Fragment key={pathname}>{children}</Fragment>
      </Suspense>
      <Footer />
      <LazyAddedPanel />
      <ServerHtml id="consent" html={useShell()?.consent} hidden />
    </ShopProvider>
  );
}

/** Search tracking is optional: it loads after the first interaction, and failures are ignored. */
async function listenForSearches(): Promise<void> {
  await firstInteraction;
  const heard = await import('#features/search-events/listen-for-searches.browser.ts');
  heard.listenForSearches();
}
