/** Tells callers on this machine from those of a proxy on it, and callers that have a key. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { isLoopbackHost } from './environment.server.ts';

/** Headers that proxies add; a browser on this machine sends none of them. */
const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** From a loopback address, under a loopback name, and through no proxy. */
export function isLocalRequest({ headers }: Request, remoteAddress: string | undefined): boolean {
  if (PROXY_HEADERS.some((name) => headers.has(name))) return false;
  const host = (headers.get('host') ?? '').toLowerCase().replace(/:\d+$/, '');
  return (
    isLoopbackHost(host) &&
    remoteAddress !== undefined &&
    isLoopbackHost(remoteAddress.replace(/^::ffff:/i, ''))
  );
}

/** Takes the same time for every wrong key. */
export function isBearer(header: string | undefined, key: string): boolean {
  const given = /^Bearer (.+)$/i.exec(header ?? '')?.[1] ?? '';
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(key));
}
