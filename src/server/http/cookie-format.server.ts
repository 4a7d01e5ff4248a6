/** Names and attributes of cookies: `__Host-` and `Secure`, except on plain HTTP on this machine. */
import { isLoopbackHost } from '../app/environment.server.ts';

export type CookieFormat = {
  readonly isSecure: boolean;
  /** Name in the browser. */
  readonly nameOf: (name: string) => string;
};

const SECURE: CookieFormat = { isSecure: true, nameOf: (name) => `__Host-${name}` };
const PLAIN: CookieFormat = { isSecure: false, nameOf: (name) => name };

export function chooseCookieFormat(url: URL): CookieFormat {
  return url.protocol === 'http:' && isLoopbackHost(url.hostname) ? PLAIN : SECURE;
}

/** Set-Cookie header of an HttpOnly cookie; `seconds` is null for a session cookie. */
export function formatCookie(
  { isSecure, nameOf }: CookieFormat,
  name: string,
  value: string,
  seconds: number | null,
): string {
  const age = seconds === null ? '' : `; Max-Age=${seconds}`;
  return `${nameOf(name)}=${value}; Path=/; HttpOnly; SameSite=Lax${age}${isSecure ? '; Secure' : ''}`;
}
