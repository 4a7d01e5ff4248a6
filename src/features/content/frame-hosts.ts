/** Houses whose pages may stand in a frame of ours, after the shopper agreed. */

export const FRAME_HOSTS = [
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'www.tiktok.com',
  'www.instagram.com',
  'www.facebook.com',
  'open.spotify.com',
  'www.openstreetmap.org',
] as const;

/** A page of one of them, over https, or one of the shop's own media. */
export function isFrameAddress(address: string): boolean {
  if (address.startsWith('/media/')) return !/[\s"<>\\]/.test(address);
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  return protocol === 'https:' && username === '' && password === '' && (FRAME_HOSTS as readonly string[]).includes(host);
}

/** Whose page it is, as shoppers are asked. */
export function frameHostOf(address: string): string {
  return address.startsWith('/') ? '' : new URL(address).host.replace(/^www\./, '');
}
