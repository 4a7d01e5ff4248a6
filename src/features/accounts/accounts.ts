/** The words of accounts and their pure rules: e-mail addresses, how long things last. */

export type Customer = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO moment up to which the premier membership runs; null without one. */
  readonly premierUntil: string | null;
};

/** One browser that is signed in. */
export type SignedInDevice = {
  readonly id: string;
  readonly fascia: string;
  /** What the browser calls itself, cut short. */
  readonly device: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
};

/** Links that open without a password. Each is good for one purpose, once. */
export const LINK_PURPOSES = ['signUp', 'signIn', 'reset', 'email'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** OWASP ASVS 6.5.5 asks for at most 10 minutes where a link alone signs in. */
export const LINK_MINUTES: Readonly<Record<LinkPurpose, number>> = {
  signUp: 24 * 60,
  signIn: 10,
  reset: 30,
  email: 60,
};

export const SESSION_IDLE_DAYS = 30;
export const SESSION_DAYS = 90;

export const MAX_EMAIL = 254;
export const MAX_NAME = 80;

/** One person has one account, however the address was typed: `straße.de` and `xn--strae-oqa.de` are one host. */
export function normaliseEmail(email: string): string {
  const [, name = '', host = ''] =
    /^(.*)@(.*)$/s.exec(email.normalize('NFKC').trim().toLowerCase()) ?? [];
  const isPlain = /^[\p{L}\p{M}\p{N}.-]+$/u.test(host);
  return `${name}@${isPlain && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host}`;
}

/** RFC 5321 4.5.3.1.1: 64 before the at sign. Nothing invisible, a host of names with dots; whether it exists only a mail can tell. */
const EMAIL =
  /^[^\s@<>,;"\p{C}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*$/u;

export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL && EMAIL.test(text.trim());
}
