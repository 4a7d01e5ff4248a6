/** Former address of the products that look like one: redirects to visual search. */
import { redirect } from 'react-router';
import { links } from '#links';
import { sharedLoader } from '#request/route.server.ts';

export const loader = sharedLoader(async (_shop, { params, request }) => {
  const colour = new URL(request.url).searchParams.get('colour');
  throw redirect(links.similarProducts({ slug: params.slug ?? '', colour }), 301);
});
