/** Layout around every page, which stays while pages change. */
import { Fragment, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { LazyAddedPanel } from '#features/added-to-bag/lazy-added-panel.tsx';
import { useConsentBanner } from '#features/consent/use-consent-banner.ts';
import { track } from '#features/tracking/track.ts';
import { createIsland, firstInteraction, hydrateOnInteraction } from '#hydration/island.tsx';
import { ServerHtml } from '#hydration/server-html.tsx';
import { useClientNavigation } from '#hydration/use-client-navigation.ts';
import type { ShopPublic } from '#request/shop.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { useShellHtml } from './shell-html.ts';

export type PageLayoutProps = { readonly shop: ShopPublic; readonly children: ReactNode };

/** The fallback is as high as the row, so that the panel does not grow. */
const BoughtTogether = createIsland(
  hydrateOnInteraction(
    () => import('#features/recommendations/bought-together/bought-together.tsx'),
    'BoughtTogether',
  ),
  <div className="h-80" />,
);

export function PageLayout({ shop, children }: PageLayoutProps) {
  const { pathname } = useLocation();
  useClientNavigation();
  useConsentBanner();
  useEffect(() => void listenForSearches().catch(() => undefined), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each document
  useEffect(() => void measure(shop).catch(() => undefined), []);
  return (
    <ShopProvider value={shop}>
      <Header />
      <Suspense>
        {/* A new key unmounts the old page: its islands, if not hydrated, would delay the
            navigation. */}
        <Fragment key={pathname}>{children}</Fragment>
      </Suspense>
      <Footer />
      <LazyAddedPanel Suggestions={BoughtTogether} />
      <ServerHtml id="consent" html={useShellHtml()?.consent} hidden />
    </ShopProvider>
  );
}

/** Search tracking is optional: it loads after the first interaction, and failures are ignored. */
async function listenForSearches(): Promise<void> {
  await firstInteraction;
  const tracking = await import('#features/search-events/listen-for-searches.browser.ts');
  tracking.listenForSearches();
}

/**
 * Analytics: optional too. Tags of other companies are heavier than all of ours, so a shop that has
 * them measures every visit; others measure those with an interaction.
 */
async function measure(shop: ShopPublic): Promise<void> {
  addEventListener(
    'click',
    ({ target }) => {
      const element = target instanceof Element && target.closest('a,button');
      if (element) track({ kind: 'clicked', element });
    },
    true,
  );
  if (!shop.fascia.tags) await firstInteraction;
  const { startAnalytics } = await import('#features/analytics/start-analytics.browser.ts');
  startAnalytics(shop);
}
