/** Recognises requests from this machine, as opposed to those through a proxy on it. */
import { isLoopbackHost } from '../../app/environment.server.ts';

/** Headers that proxies add; a browser on this machine sends none of them. */
const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** Loopback address, loopback host name, and no proxy header. */
export function isLocalRequest({ headers }: Request, remoteAddress: string | undefined): boolean {
  if (PROXY_HEADERS.some((name) => headers.has(name))) return false;
  const host = (headers.get('host') ?? '').toLowerCase().replace(/:\d+$/, '');
  return (
    isLoopbackHost(host) &&
    remoteAddress !== undefined &&
    isLoopbackHost(remoteAddress.replace(/^::ffff:/i, ''))
  );
}
