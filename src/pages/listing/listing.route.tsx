/** Route of categories, brands and search results, by words or by the look of a product. */
import { useEffect, useState } from 'react';
import { prefetchOnIntent } from '#features/listing/before-hydration/prefetch-on-intent.browser.ts';
import { captureClicks } from '#features/listing/before-hydration/replay-clicks.browser.ts';
import { SUBMIT_AFTER_MS } from '#features/listing/before-hydration/submit-if-not-hydrated.ts';
import { loadListingPage } from '#features/listing/listing.server.ts';
import type { ListingData } from '#features/listing/listing-result.ts';
import { segmentsOf } from '#features/listing/paths/path-segments.ts';
import { fetchSearchConfig } from '#features/search/client/search-config.browser.ts';
import { importWithFallback } from '#hydration/chunk-load-error.tsx';
import { createIsland, hydrateOnInteraction } from '#hydration/island.tsx';
import { type Serialised, serialise, useDeserialised } from '#hydration/serialised.ts';
import { useHydrated } from '#hydration/use-hydrated.ts';
import { type Text, useText } from '#i18n/text.tsx';
import { sharedLoader } from '#request/route.server.ts';
import type { Route } from './+types/listing.route.ts';
import { ListingHead } from './parts/listing-head.tsx';

const loadQuery = () => import('#features/listing/listing.browser.ts');
const loadView = () => import('#features/listing/listing-view.tsx');
/**
 * Hydrated on interaction: the server HTML works without JavaScript, and clicks
 * before hydration are replayed.
 */
const ListingViewIsland = hydrateOnInteraction(loadView, 'ListingView');
const SentListingView = createIsland(ListingViewIsland);

/** Ignores failed prefetches; the first filter change imports the modules again. */
if (!import.meta.env.SSR)
  prefetchOnIntent(() => void Promise.allSettled([loadView(), loadQuery(), fetchSearchConfig()]));

export const loader = sharedLoader(async (shop, { request }) => {
  const url = new URL(request.url);
  return serialise(
    await loadListingPage(
      shop,
      segmentsOf(url.pathname.replace(/\.data$/, ''), shop.public.prefix),
      url,
    ),
  );
});

/**
 * The displayed listing. While its path stays the same, the browser queries
 * changes from the index itself.
 */
let shown: { readonly pathname: string; readonly data: ListingData } | null = null;

export async function clientLoader(
  args: Route.ClientLoaderArgs,
): Promise<ListingData | Serialised<ListingData>> {
  // Without the view's code the data cannot be rendered.
  const [data] = await Promise.all([loadListing(args), importWithFallback(loadView)]);
  return data;
}

async function loadListing({
  request,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<ListingData | Serialised<ListingData>> {
  const { pathname, searchParams } = new URL(request.url);
  if (shown?.pathname !== pathname) return await serverLoader();
  try {
    const query = await Promise.race([loadQuery(), waitForTimeout()]);
    return query ? await query.queryInBrowser(shown.data, searchParams) : await serverLoader();
  } catch (error) {
    if (error instanceof Response) throw error;
    return await serverLoader();
  }
}

/** Timeout for the query code, after which the server loader answers. */
function waitForTimeout(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, SUBMIT_AFTER_MS, null));
}

export default function Listing({ loaderData }: Route.ComponentProps) {
  const data = useDeserialised<ListingData>(loaderData);
  const text = useText('listing');
  const isHydrated = useHydrated();
  const [cameAsHtml] = useState(!isHydrated);
  const title = describeListing(data, text);
  useEffect(captureClicks, []);
  useEffect(() => {
    shown = { pathname: window.location.pathname, data };
    return () => {
      shown = null;
    };
  }, [data]);
  // On client navigation there is no server HTML to display, so the previous page stays
  // until the view's code has loaded.
  const View = cameAsHtml ? SentListingView : ListingViewIsland;
  return (
    <>
      <ListingHead title={title} data={data} />
      <main id="main" className="page pb-16">
        <View title={title} data={data} />
      </main>
    </>
  );
}

function describeListing({ name, brand, product, state }: ListingData, text: Text): string {
  if (product) return text('listing.similarTo', { name: product.name });
  if (name !== null) return brand ? text('listing.ofBrand', { name, brand }) : name;
  const searchText = state.typedQuery || state.q;
  return searchText === '' ? text('search.all') : text('search.title', { q: searchText });
}
