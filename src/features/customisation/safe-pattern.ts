/** Patterns from outside that may be run: those whose time is bounded, whatever they look at. */

const MAX_LENGTH = 200;
/** Times that an open end is counted, and ways of matching that a pattern may have at most: some 20 ms on the longest text. */
const OPEN_END = 100;
const MAX_COMBINATIONS = 1_000_000;

/** Refuses looking around, referring back, patterns that are long or no patterns, and those with too many ways of matching one text. */
export function isSafePattern(pattern: string): boolean {
  if (pattern.length > MAX_LENGTH || /\(\?(?!:)|\\[1-9k]/.test(pattern)) return false;
  try {
    new RegExp(pattern, 'u');
  } catch {
    return false;
  }
  // Escaped signs and classes are one character each, of which there is one way.
  const bare = pattern
    .replace(/\\u\{[^}]*\}|\\[pP]\{[^}]*\}|\\./gu, 'x')
    .replace(/\[[^\]]*\]/gu, 'x');
  return countCombinations({ rest: bare.replaceAll('(?:', '(') }) <= MAX_COMBINATIONS;
}

type Reading = { rest: string };

/** Alternatives up to the end of their group: their ways add up, and those of a sequence multiply. */
function countCombinations(reading: Reading): number {
  let [sum, combinations] = [0, 1];
  while (reading.rest !== '' && reading.rest[0] !== ')') {
    const sign = takeSign(reading);
    if (sign === '|') [sum, combinations] = [sum + combinations, 1];
    else combinations *= repeat(sign === '(' ? countGroup(reading) : 1, takeRepeat(reading));
  }
  return sum + combinations;
}

function takeSign(reading: Reading): string {
  const [sign = ''] = reading.rest;
  reading.rest = reading.rest.slice(sign.length);
  return sign;
}

function countGroup(reading: Reading): number {
  const combinations = countCombinations(reading);
  takeSign(reading);
  return combinations;
}

/** How often the last part may stand: `?`, `*`, `+`, `{2}`, `{2,}`, `{2,5}`, lazy or not. */
function takeRepeat(reading: Reading): readonly [number, number] {
  const [all = '', sign, least, comma, most] =
    /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(reading.rest) ?? [];
  reading.rest = reading.rest.slice(all.length);
  if (all === '') return [1, 1];
  if (sign) return [sign === '+' ? 1 : 0, sign === '?' ? 1 : OPEN_END];
  const from = Number(least);
  return [from, comma ? Number(most || from + OPEN_END) : from];
}

/** One way for each number of times where the part has one, else the ways of each time multiply. */
function repeat(combinations: number, [least, most]: readonly [number, number]): number {
  if (combinations === 1) return most - least + 1;
  let sum = 0;
  for (let times = least; times <= most && sum <= MAX_COMBINATIONS; times += 1)
    sum += combinations ** times;
  return sum;
}
