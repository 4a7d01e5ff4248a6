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

const HTTPS_URL = /^https:\/\/([a-z\d.-]+)\/[^\s"<>\\]*$/i;

/** True for an https URL of an allowed host, and for media of this shop. */
export function isIframeUrl(url: string): boolean {
  if (url.startsWith('/media/')) return !/[\s"<>\\]|\.\.|%/.test(url);
  return (IFRAME_HOSTS as readonly string[]).includes(hostOf(url));
}

/** Host name as the consent prompt shows it; empty for this shop's media. */
export function iframeHostOf(url: string): string {
  return hostOf(url).replace(/^www\./, '');
}

function hostOf(url: string): string {
  return HTTPS_URL.exec(url)?.[1]?.toLowerCase() ?? '';
}
