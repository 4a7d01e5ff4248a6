/** Which network a request comes from: enough to slow guessing down, too little to name a person. */
import { isIPv6 } from 'node:net';

/**
 * `192.0.2.0/24`, `2001:db8:1:200::/56`. Behind proxies of our own the address is the one that the outermost of
 * them saw; what a caller wrote before it into `X-Forwarded-For` does not count.
 */
export function findNetwork(remoteAddress: string | undefined, forwardedFor: string | undefined, trustedProxies: number): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
  const forwarded = trustedProxies > 0 ? hops.at(-trustedProxies) : undefined;
  return cutAddress(forwarded || remoteAddress || 'unknown');
}

function cutAddress(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(bare)) return bare.split('.').slice(0, 3).join('.').slice(0, 60);
  const [head = '', tail = ''] = bare.split('%')[0]?.split('::') ?? [];
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const groups = [...first, ...Array.from({ length: Math.max(8 - first.length - last.length, 0) }, () => '0'), ...last];
  const [a, b, c, d = '0'] = groups;
  return [a, b, c, (Number.parseInt(d, 16) & 0xff00).toString(16)].join(':');
}
