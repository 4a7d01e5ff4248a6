/**
 * Network of a request's client: precise enough for rate limits, too coarse to identify a person.
 */
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Limit for addresses that are not valid, in characters. */
const MAX_ADDRESS_LENGTH = 60;

/** Address of the peer, and the forwarding header of trusted proxies. */
export type CallerAddresses = {
  readonly remoteAddress: string | undefined;
  readonly forwardedFor: string | undefined;
  readonly trustedProxies: number;
};

/**
 * The client's network, such as `192.0.2` (/24) or `2001:db8:1` (/48, the most that one customer of
 * a provider gets).
 */
export function findNetwork(addresses: CallerAddresses): string {
  return maskAddress(findAddress(addresses) ?? addresses.remoteAddress ?? 'unknown');
}

/**
 * Address for counting attempts: IPv4 in full, of IPv6 the /64 prefix, which one subscriber gets.
 */
export function findCaller(addresses: CallerAddresses): string {
  const address = unmap(findAddress(addresses) ?? addresses.remoteAddress ?? 'unknown').slice(
    0,
    MAX_ADDRESS_LENGTH,
  );
  return isIPv6(address) ? expandAddress(address).slice(0, 4).join(':') : address;
}

/** Groups of an IPv6 address, with `::` expanded. */
function expandAddress(address: string): string[] {
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const leading = head.split(':').filter(Boolean);
  const trailing = tail.split(':').filter(Boolean);
  return [
    ...leading,
    ...Array.from({ length: Math.max(8 - leading.length - trailing.length, 0) }, () => '0'),
    ...trailing,
  ];
}

/**
 * Address that the outermost trusted proxy saw; entries that the client itself wrote into
 * `X-Forwarded-For` are ignored. Null if the proxies named none.
 */
function findAddress({
  remoteAddress,
  forwardedFor,
  trustedProxies,
}: CallerAddresses): string | null {
  if (trustedProxies === 0) return remoteAddress ?? null;
  const addresses = (forwardedFor ?? '').split(',').map((entry) => entry.trim());
  return addresses.at(-trustedProxies) || null;
}

/**
 * Checks for office networks: `192.0.2.0/24`, `2001:db8::/32`, `192.0.2.7`. Clients in them are
 * internal users.
 */
export function createOfficeCheck(
  networks: readonly string[],
): (addresses: CallerAddresses) => boolean {
  const office = new BlockList();
  for (const network of networks) {
    const { address, family, length } = parseNetwork(network);
    office.addSubnet(address, length, family);
  }
  return (addresses) => {
    const address = unmap(findAddress(addresses) ?? '');
    if (isIPv4(address)) return office.check(address, 'ipv4');
    return isIPv6(address) && office.check(address, 'ipv6');
  };
}

export function isNetwork(text: string): boolean {
  const { address, length, maxLength } = parseNetwork(text);
  return (
    (isIPv4(address) || isIPv6(address)) &&
    Number.isInteger(length) &&
    length >= 1 &&
    length <= maxLength
  );
}

function parseNetwork(text: string) {
  const [address = '', length, ...more] = text.split('/');
  const family = isIPv6(address) ? ('ipv6' as const) : ('ipv4' as const);
  const maxLength = family === 'ipv6' ? 128 : 32;
  const isPlain = length === undefined || /^\d{1,3}$/.test(length);
  return {
    address,
    family,
    maxLength,
    length: more.length > 0 || !isPlain ? Number.NaN : Number(length ?? maxLength),
  };
}

/** IPv4 address of an IPv4-mapped IPv6 address. */
function unmap(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function maskAddress(address: string): string {
  const unmapped = unmap(address);
  if (!isIPv6(unmapped))
    return unmapped.split('.').slice(0, 3).join('.').slice(0, MAX_ADDRESS_LENGTH);
  return expandAddress(unmapped).slice(0, 3).join(':');
}
