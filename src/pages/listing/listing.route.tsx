/** Categories, brands and search results: one page, whatever it is about. */
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { keepTerms } from '#features/listing/keep-terms.ts';
import { type ListingData, loadListingPage } from '#features/listing/listing.server.ts';
import { isRefined } from '#features/listing/listing-change.ts';
import { ListingView } from '#features/listing/listing-view.tsx';
import { segmentsOf, useListing } from '#features/listing/use-listing.ts';
import { parseListingAddress } from '#features/search/listing-address.ts';
import { sharedLoader } from '#kit/route.server.ts';
import { useText } from '#kit/text.tsx';
import type { Route } from './+types/listing.route.ts';

export const loader = sharedLoader((shop, { request }): Promise<ListingData> => {
  const url = new URL(request.url);
  return loadListingPage(shop, segmentsOf(url.pathname.replace(/\.data$/, ''), shop.public.prefix), url);
});

/** The listing that is on screen: while its path stays, the index answers changes itself. */
let shown: { readonly pathname: string; readonly data: ListingData } | null = null;

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<ListingData> {
  const { pathname, searchParams } = new URL(request.url);
  if (shown?.pathname !== pathname) return await serverLoader();
  const { mode, category, brand } = shown.data.state;
  const state = { ...parseListingAddress(['search'], searchParams), mode, category, brand };
  try {
    const { queryInBrowser } = await import('#features/listing/listing.browser.ts');
    const page = await queryInBrowser(state);
    return { ...shown.data, state, page: { ...page, facets: keepTerms(shown.data.page.facets, page.facets) } };
  } catch {
    return await serverLoader();
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { name, state } = loaderData;
  const isIndexed = name !== null && !isRefined(state) && state.sort === 'relevance';
  return [
    ...(name === null ? [] : [{ title: name }, { name: 'description', content: name }]),
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
  ];
};

export default function Listing({ loaderData }: Route.ComponentProps) {
  const text = useText();
  const { pathname } = useLocation();
  const { state, wanted } = useListing(loaderData.state);
  const { name, page, children } = loaderData;
  useEffect(() => {
    shown = { pathname: window.location.pathname, data: loaderData };
  }, [loaderData]);
  const title = name ?? (state.q === '' ? text('search.all') : text('search.title', { q: state.q }));
  return (
    <>
      {name === null && <title>{title}</title>}
      <ListingView key={pathname} title={title} page={page} state={state} wanted={wanted} narrower={children} />
    </>
  );
}
