/** Addresses that shoppers share. SHARE-1. */

const PARAMETERS = {
  utm_source: 'pdp_share',
  utm_medium: 'referral',
  link_source: 'share_button',
} as const;

/** Longest path and query that is shortened, in characters. */
export const MAX_SHARED_PATH = 500;

/** Adds the parameters by which visits from shared links are counted. */
export function addShareParameters(address: string): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(PARAMETERS)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Path and query of an address of this shop; null for another site, an API call or another short
 * link. `hosts`: host names with port by which the shop is reached.
 */
export function toSharedPath(address: string, hosts: readonly string[]): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, host, pathname, search } = new URL(address);
  const path = pathname + search;
  if (!/^https?:$/.test(protocol) || !hosts.includes(host)) return null;
  // A path of two slashes would lead to another site.
  if (path.startsWith('//') || /^\/(_api|s|api)\//.test(path)) return null;
  return path.length <= MAX_SHARED_PATH ? path : null;
}
