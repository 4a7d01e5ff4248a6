/** Categories, brands and search results: one page, whatever it is about. */
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { loadListingPage } from '#features/listing/listing.server.ts';
import type { ListingData } from '#features/listing/listing-result.ts';
import { ListingView } from '#features/listing/listing-view.tsx';
import { segmentsOf, useListing } from '#features/listing/use-listing.ts';
import { type Packed, pack, useUnpacked } from '#kit/packed.ts';
import { sharedLoader } from '#kit/route.server.ts';
import { useText } from '#kit/text.tsx';
import type { Route } from './+types/listing.route.ts';
import { ListingHead } from './parts/listing-head.tsx';

export const loader = sharedLoader(async (shop, { request }) => {
  const url = new URL(request.url);
  return pack(await loadListingPage(shop, segmentsOf(url.pathname.replace(/\.data$/, ''), shop.public.prefix), url));
});

/** The listing that is on screen: while its path stays, the index answers changes itself. */
let shown: { readonly pathname: string; readonly data: ListingData } | null = null;

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<ListingData | Packed<ListingData>> {
  const { pathname, searchParams } = new URL(request.url);
  if (shown?.pathname !== pathname) return await serverLoader();
  try {
    const { queryInBrowser } = await import('#features/listing/listing.browser.ts');
    return await queryInBrowser(shown.data, searchParams);
  } catch (refusal) {
    if (refusal instanceof Response) throw refusal;
    return await serverLoader();
  }
}

export default function Listing({ loaderData }: Route.ComponentProps) {
  const data = useUnpacked<ListingData>(loaderData);
  const text = useText('listing');
  const { pathname } = useLocation();
  const { state, wanted } = useListing(data.state);
  const { name, result, trail, places } = data;
  useEffect(() => {
    shown = { pathname: window.location.pathname, data };
    return () => {
      shown = null;
    };
  }, [data]);
  const title = name ?? (state.q === '' ? text('search.all') : text('search.title', { q: state.q }));
  return (
    <>
      <ListingHead title={title} data={data} />
      <ListingView key={pathname} title={title} result={result} state={state} wanted={wanted} trail={trail} places={places} />
    </>
  );
}
