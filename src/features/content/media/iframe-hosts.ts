/** Hosts allowed in iframes after consent. */

export const IFRAME_HOSTS = [
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'www.tiktok.com',
  'www.instagram.com',
  'www.facebook.com',
  'open.spotify.com',
  'www.openstreetmap.org',
] as const;

const ADDRESS = /^https:\/\/([a-z\d.-]+)\/[^\s"<>\\]*$/i;

/** True for an https URL of an allowed host, and for media of this shop. */
export function isIframeUrl(address: string): boolean {
  if (address.startsWith('/media/')) return !/[\s"<>\\]|\.\.|%/.test(address);
  return (IFRAME_HOSTS as readonly string[]).includes(hostOf(address));
}

/** Host name as the consent prompt shows it; empty for this shop's media. */
export function iframeHostOf(address: string): string {
  return hostOf(address).replace(/^www\./, '');
}

function hostOf(address: string): string {
  return ADDRESS.exec(address)?.[1]?.toLowerCase() ?? '';
}
