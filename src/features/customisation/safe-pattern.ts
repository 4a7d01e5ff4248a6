/** Which patterns from outside may be run: those whose time is bounded by what they look at. */

const MAX_LENGTH = 200;
/** Each unbounded repetition multiplies the time by the length of the text once more. */
const MAX_REPEATS = 3;

/**
 * Refuses repetitions within repetitions, looking around, referring back, and patterns that are long or no patterns.
 * What is left takes at most the cube of the text's length.
 */
export function isSafePattern(pattern: string): boolean {
  if (pattern.length > MAX_LENGTH || /\(\?(?!:)|\\[1-9k]/.test(pattern)) return false;
  try {
    new RegExp(pattern, 'u');
  } catch {
    return false;
  }
  return countRepeats(pattern) <= MAX_REPEATS;
}

/** Infinite for a repeated group that repeats something itself or chooses. */
function countRepeats(pattern: string): number {
  const bare = pattern.replace(/\\u\{[^}]*\}|\\[pP]\{[^}]*\}|\\./gu, 'x').replace(/\[[^\]]*\]/gu, 'x');
  const groups: boolean[] = [];
  let repeats = 0;
  for (let at = 0; at < bare.length; at += 1) {
    const sign = bare[at];
    if (sign === '(') groups.push(false);
    else if (sign === '|' && groups.length > 0) groups[groups.length - 1] = true;
    const isGroupEnd = sign === ')';
    const isBusy = isGroupEnd && groups.pop() === true;
    const repeat = /^(?:[*+]|\{\d*,?\d*\})/.exec(bare.slice(at + 1));
    if (isBusy && repeat) return Number.POSITIVE_INFINITY;
    if (repeat && !/^\{\d+\}$/.test(repeat[0])) {
      repeats += 1;
      groups.fill(true);
    } else if (isBusy) groups.fill(true);
  }
  return repeats;
}
