/** Categories, brands and search results: one page, whatever it is about. */
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { loadListingPage } from '#features/listing/listing.server.ts';
import type { ListingData } from '#features/listing/listing-result.ts';
import { ListingView } from '#features/listing/listing-view.tsx';
import { segmentsOf, useListing } from '#features/listing/use-listing.ts';
import { sharedLoader } from '#kit/route.server.ts';
import { useText } from '#kit/text.tsx';
import type { Route } from './+types/listing.route.ts';
import { ListingHead } from './parts/listing-head.tsx';

export const loader = sharedLoader((shop, { request }): Promise<ListingData> => {
  const url = new URL(request.url);
  return loadListingPage(shop, segmentsOf(url.pathname.replace(/\.data$/, ''), shop.public.prefix), url);
});

/** The listing that is on screen: while its path stays, the index answers changes itself. */
let shown: { readonly pathname: string; readonly data: ListingData } | null = null;

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<ListingData> {
  const { pathname, searchParams } = new URL(request.url);
  if (shown?.pathname !== pathname) return await serverLoader();
  try {
    const { queryInBrowser } = await import('#features/listing/listing.browser.ts');
    return await queryInBrowser(shown.data, searchParams);
  } catch {
    return await serverLoader();
  }
}

export default function Listing({ loaderData }: Route.ComponentProps) {
  const text = useText('listing');
  const { pathname } = useLocation();
  const { state, wanted } = useListing(loaderData.state);
  const { name, result, trail, places } = loaderData;
  useEffect(() => {
    shown = { pathname: window.location.pathname, data: loaderData };
    return () => {
      shown = null;
    };
  }, [loaderData]);
  const title = name ?? (state.q === '' ? text('search.all') : text('search.title', { q: state.q }));
  return (
    <>
      <ListingHead title={title} data={loaderData} />
      <ListingView key={pathname} title={title} result={result} state={state} wanted={wanted} trail={trail} places={places} />
    </>
  );
}
