/** The cookie that opens a basket: a secret for this host only. */

/** Plain http on loopback cannot carry `__Host-` cookies. */
export function basketCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-basket' : 'basket';
}

const DAYS_KEPT = 90;

export function writeBasketCookie(token: string, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${basketCookieName(isSecure)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${DAYS_KEPT * 86_400}${secure}`;
}
