/** The words of accounts and their pure rules: e-mail addresses, passwords, how long things last. */

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
export const LINK_MINUTES: Readonly<Record<LinkPurpose, number>> = { signUp: 24 * 60, signIn: 10, reset: 30, email: 60 };

export const SESSION_IDLE_DAYS = 30;
export const SESSION_DAYS = 90;

export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 128;
export const MAX_EMAIL = 254;
export const MAX_NAME = 80;

/** One person has one account, however the address was typed. */
export function normaliseEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}

/** Something, an at sign, a host with a dot; whether it exists only a mail can tell. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL && /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/u.test(text.trim());
}

/** Passwords that are tried first everywhere, without digits and signs at their ends. */
const COMMON = new Set(
  (
    'password passwort motdepasse kennwort qwerty qwertyu qwertyui qwertyuiop qwertz azerty azertyuiop asdfgh asdfghjkl zxcvbnm letmein welcome ' +
    'willkommen bienvenue iloveyou princess princesse sunshine football baseball superman batman dragon monkey shadow master michael jennifer ' +
    'jordan trustno whatever computer internet samsung starwars pokemon charlie freedom summer winter spring autumn secret admin administrator ' +
    'access login changeme default hello helloworld liverpool chelsea arsenal chocolate cheese butterfly loveme lovely flower hunter ashley ' +
    'daniel jessica nicole passw passwd test testing guest soleil doudou loulou hallo schatz sommer ficken berlin london paris'
  ).split(' '),
);

export type PasswordFault = 'tooShort' | 'tooLong' | 'tooCommon';

/**
 * Length and guessability alone; any character may stand in it. `context` holds words that a guesser tries
 * first for this shopper: the shop's name, their own, their address.
 */
export function judgePassword(password: string, context: readonly string[]): PasswordFault | null {
  const { length } = [...password];
  if (length < MIN_PASSWORD) return 'tooShort';
  if (length > MAX_PASSWORD) return 'tooLong';
  const bare = password
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const words = context.flatMap((text) => text.toLowerCase().split('@').slice(0, 1)).filter((word) => word.length > 2);
  const isKnownWord = COMMON.has(bare) || words.includes(bare);
  const isGuessable = isKnownWord || (bare === '' && isShortNumber(password)) || new Set(password).size < 3;
  return isGuessable ? 'tooCommon' : null;
}

function isShortNumber(password: string): boolean {
  return password.length < 12 || '01234567890123456789'.includes(password);
}
