/** The cookie that says who is signed in: a secret for this host only. */

/** `__Host-sid` wherever the connection is secure. */
export const SESSION_COOKIE = 'sid';
