/** Houses whose pages may stand in a frame of ours, after the shopper agreed. */

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

/** A page of one of them, over https, or one of the shop's own media. */
export function isIframeAddress(address: string): boolean {
  if (address.startsWith('/media/')) return !/[\s"<>\\]|\.\.|%/.test(address);
  return (IFRAME_HOSTS as readonly string[]).includes(hostOf(address));
}

/** Whose page it is, as shoppers are asked; nothing for the shop's own. */
export function iframeHostOf(address: string): string {
  return hostOf(address).replace(/^www\./, '');
}

function hostOf(address: string): string {
  return ADDRESS.exec(address)?.[1]?.toLowerCase() ?? '';
}
