/** Which passwords may be chosen. */

export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 128;

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
