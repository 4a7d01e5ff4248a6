/** Name of the session cookie, which identifies the signed-in customer on this host only. */

/** Becomes `__Host-sid` when the connection is secure. */
export const SESSION_COOKIE = 'sid';
