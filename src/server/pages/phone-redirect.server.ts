/** Redirects phones to the page that a search rule names for them. */
import { redirect } from 'react-router';
import type { PageRequest } from './pages.server.ts';

/** Request headers by which a phone is recognised. */
export const DEVICE_HEADERS = 'sec-ch-ua-mobile, user-agent';

/**
 * `location`: an absolute URL, or a path with the prefix of the language. The data of a client
 * navigation is loaded a second time, so that React Router encodes the redirect.
 */
export async function redirectPhone(
  location: string,
  page: PageRequest,
  render: (page: PageRequest) => Promise<Response>,
): Promise<Response> {
  const isDocument = !new URL(page.request.url).pathname.endsWith('.data');
  const response = isDocument
    ? new Response(null, { status: 302, headers: { location } })
    : await render(redirectingPage(page));
  const headers = new Headers(response.headers);
  headers.set('vary', DEVICE_HEADERS);
  headers.set('cache-control', 'private, no-store');
  return new Response(response.body, { status: response.status, headers });
}

/** The same page, whose loader throws the redirect of phones. */
function redirectingPage(page: PageRequest): PageRequest {
  const { requestContext } = page;
  const redirectPhones = (url: string) => {
    throw redirect(url);
  };
  return {
    ...page,
    requestContext: { ...requestContext, shop: { ...requestContext.shop, redirectPhones } },
  };
}
