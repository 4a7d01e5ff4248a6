/** Check of configured regular expressions: only those whose matching time is bounded are run. */

const MAX_LENGTH = 200;
/**
 * Repetitions assumed for `*`, `+` and `{n,}`, and the maximum number of ways in which a pattern
 * may match: about 20 ms for the longest text.
 */
const UNBOUNDED_REPETITIONS = 100;
const MAX_COMBINATIONS = 1_000_000;

/**
 * Refuses lookarounds, backreferences, long or invalid patterns, and those that can match one text
 * in too many ways.
 */
export function isSafePattern(pattern: string): boolean {
  if (pattern.length > MAX_LENGTH || /\(\?(?!:)|\\[1-9k]/.test(pattern)) return false;
  try {
    new RegExp(pattern, 'u');
  } catch {
    return false;
  }
  // An escape or a character class is one character, with one way to match.
  const simplified = pattern
    .replace(/\\u\{[^}]*\}|\\[pP]\{[^}]*\}|\\./gu, 'x')
    .replace(/\[[^\]]*\]/gu, 'x');
  return countCombinations({ rest: simplified.replaceAll('(?:', '(') }) <= MAX_COMBINATIONS;
}

type UnreadPattern = { rest: string };

/**
 * Counts up to the end of a group: the counts of alternatives add up, those of a sequence multiply.
 */
function countCombinations(unread: UnreadPattern): number {
  let [sum, combinations] = [0, 1];
  while (unread.rest !== '' && unread.rest[0] !== ')') {
    const sign = parseCharacter(unread);
    if (sign === '|') [sum, combinations] = [sum + combinations, 1];
    else combinations *= repeat(sign === '(' ? countGroup(unread) : 1, parseQuantifier(unread));
  }
  return sum + combinations;
}

function parseCharacter(unread: UnreadPattern): string {
  const [sign = ''] = unread.rest;
  unread.rest = unread.rest.slice(sign.length);
  return sign;
}

function countGroup(unread: UnreadPattern): number {
  const combinations = countCombinations(unread);
  parseCharacter(unread);
  return combinations;
}

/** Minimum and maximum of a quantifier: `?`, `*`, `+`, `{2}`, `{2,}`, `{2,5}`, lazy or not. */
function parseQuantifier(unread: UnreadPattern): readonly [number, number] {
  const [quantifier = '', sign, minText, comma, maxText] =
    /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(unread.rest) ?? [];
  unread.rest = unread.rest.slice(quantifier.length);
  if (quantifier === '') return [1, 1];
  if (sign) return [sign === '+' ? 1 : 0, sign === '?' ? 1 : UNBOUNDED_REPETITIONS];
  const min = Number(minText);
  return [min, comma ? Number(maxText || min + UNBOUNDED_REPETITIONS) : min];
}

/**
 * A part with one way to match has one for each number of repetitions; with more, their powers add
 * up.
 */
function repeat(combinations: number, [min, max]: readonly [number, number]): number {
  if (combinations === 1) return max - min + 1;
  let sum = 0;
  for (let times = min; times <= max && sum <= MAX_COMBINATIONS; times += 1)
    sum += combinations ** times;
  return sum;
}
