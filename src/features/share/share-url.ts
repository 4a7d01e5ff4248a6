/** SHARE-1: URLs that shoppers share. */

const PARAMETERS = {
  utm_source: 'pdp_share',
  utm_medium: 'referral',
  link_source: 'share_button',
} as const;

/** Id of the customer who shares, in an affiliate programme. */
const AFFILIATE_PARAMETER = 'affiliate_id';

/** Parameters that a shared URL keeps: others may say whom it came from. */
const SHARED_PARAMETERS = ['colour', 'size', AFFILIATE_PARAMETER, ...Object.keys(PARAMETERS)];

/** Page of a product or a membership, in the default language or in another. */
const PRODUCT = /^(?:\/[a-z]{2})?\/(?:product|premier)\/[^/]+$/;

/** Longest path and query that is shortened, in characters. */
export const MAX_SHARED_PATH = 500;

/**
 * Adds the parameters by which visits from shared links are counted, and keeps the selection. An
 * affiliate id in `address` is that of another person, who shared it before.
 */
export function addShareParameters(address: string, affiliateId: string | null = null): string {
  const url = new URL(address);
  url.searchParams.delete(AFFILIATE_PARAMETER);
  if (affiliateId !== null) url.searchParams.set(AFFILIATE_PARAMETER, affiliateId);
  for (const [name, value] of Object.entries(PARAMETERS)) url.searchParams.set(name, value);
  return `${url.origin}${url.pathname}?${toSharedQuery(url)}`;
}

/**
 * Path and query of a product page of this shop; null for any other URL. `hosts`: host names
 * with port by which the shop is reached.
 */
export function toSharedPath(address: string, hosts: readonly string[]): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const { protocol, host, pathname } = url;
  if (!/^https?:$/.test(protocol) || !hosts.includes(host) || !PRODUCT.test(pathname)) return null;
  const query = toSharedQuery(url);
  const path = query === '' ? pathname : `${pathname}?${query}`;
  return path.length <= MAX_SHARED_PATH ? path : null;
}

function toSharedQuery({ searchParams }: URL): string {
  return new URLSearchParams(
    [...searchParams].filter(([name]) => SHARED_PARAMETERS.includes(name)),
  ).toString();
}
