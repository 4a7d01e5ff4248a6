/** Types of accounts and their pure rules: email addresses, lifetimes of links and sessions. */

/** A browser that is signed in. */
export type SignedInDevice = {
  readonly id: string;
  readonly fascia: string;
  /** User agent, truncated. */
  readonly device: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
};

/**
 * Purposes of emailed links, which work without a password. Each link works once, for one purpose.
 */
export const LINK_PURPOSES = ['signUp', 'signIn', 'reset', 'email'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Lifetimes in minutes. OWASP ASVS 6.5.5 sets at most 10 for a link that alone signs in. */
export const LINK_MINUTES: Readonly<Record<LinkPurpose, number>> = {
  signUp: 24 * 60,
  signIn: 10,
  reset: 30,
  email: 60,
};

export const SESSION_IDLE_DAYS = 30;
export const SESSION_DAYS = 90;
/** Days for which the audit log is kept, also that of deleted accounts. */
export const AUDIT_DAYS = 730;

/** Characters. */
export const MAX_EMAIL = 254;
export const MAX_NAME = 80;

/**
 * Normalises the spelling of an address, so that a person has one account: `straße.de` and
 * `xn--strae-oqa.de` are the same host.
 */
export function normaliseEmail(email: string): string {
  const [, name = '', host = ''] =
    /^(.*)@(.*)$/s.exec(email.normalize('NFKC').trim().toLowerCase()) ?? [];
  const isPlain = /^[\p{L}\p{M}\p{N}.-]+$/u.test(host);
  return `${name}@${isPlain && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host}`;
}

/**
 * RFC 5321 4.5.3.1.1: at most 64 characters before the at sign. No invisible characters, and a host
 * with a dot. Only an email can show whether the address exists.
 */
const EMAIL =
  /^[^\s@<>,;"\p{C}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*$/u;

export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL && EMAIL.test(text.trim());
}
