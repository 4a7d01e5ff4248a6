/** Words for a name that nobody knows: the known one that it is closest to, else all of them. */

/** Letters that may be wrong, too many or too few. */
const MAX_SLIPS = 2;

export function describeUnknown(name: string, known: readonly string[]): string {
  const [closest] = known
    .map((one) => ({ one, slips: countSlips(name.toLowerCase(), one.toLowerCase()) }))
    .filter(({ slips }) => slips <= MAX_SLIPS)
    .toSorted((a, b) => a.slips - b.slips);
  if (closest) return `is no field here; did you mean ${closest.one}?`;
  return known.length === 0 ? 'is no field here; there are none' : `is no field here; there are: ${known.join(', ')}`;
}

/** Levenshtein distance. */
function countSlips(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1];
    for (let index = 1; index <= other.length; index++) {
      const exchanged = (row[index - 1] ?? 0) + (letter === other[index - 1] ? 0 : 1);
      next.push(Math.min(exchanged, (row[index] ?? 0) + 1, (next[index - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
