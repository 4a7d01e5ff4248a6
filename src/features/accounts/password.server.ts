/** Rules for new passwords: long enough, and not among those that attackers try first. */
import { dictionary } from '@zxcvbn-ts/language-common';

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

/** Number of the most common passwords of leaked lists that are refused. */
const COMMON_PASSWORD_COUNT = 10_000;
const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].slice(0, COMMON_PASSWORD_COUNT),
);

/** Letters by the digits and signs that often replace them. */
const LEET_SUBSTITUTIONS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Common base words of passwords, without digits and signs at their ends. */
const COMMON_WORDS = new Set(
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
 * Checks length and guessability only; every character is allowed. `context` holds words that an
 * attacker tries first for this shopper: the shop's name, their own name, their address.
 */
export function findPasswordFault(
  password: string,
  context: readonly string[],
): PasswordFault | null {
  const { length } = [...password];
  if (length < MIN_PASSWORD_LENGTH) return 'tooShort';
  if (length > MAX_PASSWORD_LENGTH) return 'tooLong';
  const folded = password.normalize('NFKC').toLowerCase();
  const letters = trimNonLetters(folded);
  const words = context
    .flatMap((text) => text.toLowerCase().split('@').slice(0, 1))
    .filter((word) => word.length > 2);
  const isKnownWord =
    COMMON_WORDS.has(letters) || words.includes(letters) || isCommonPassword(folded);
  const isGuessable =
    isKnownWord || (letters === '' && isShortNumber(password)) || new Set(password).size < 3;
  return isGuessable ? 'tooCommon' : null;
}

function isShortNumber(password: string): boolean {
  return password.length < 12 || '01234567890123456789'.includes(password);
}

/**
 * Compares the password as typed, with replaced letters restored, and without signs at its ends.
 */
function isCommonPassword(folded: string): boolean {
  const restored = restoreLetters(folded);
  const trimmed = folded.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  // Digits at the end stay digits: `p@ssword1` is `password1`.
  const digits = /\d*$/.exec(trimmed)?.[0] ?? '';
  const restoredStart = restoreLetters(trimmed.slice(0, trimmed.length - digits.length));
  return [folded, trimmed, restored, `${restoredStart}${digits}`, trimNonLetters(restored)].some(
    (word) => commonPasswords.has(word) || COMMON_WORDS.has(word),
  );
}

function restoreLetters(text: string): string {
  return text.replaceAll(/[@431!0$57]/g, (sign) => LEET_SUBSTITUTIONS[sign] ?? sign);
}

function trimNonLetters(text: string): string {
  return text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}
