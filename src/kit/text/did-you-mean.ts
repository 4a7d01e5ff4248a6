/** Finds the known name that an unknown one was probably meant to be. */

/** Largest edit distance that still counts as a typing error. */
const MAX_EDIT_DISTANCE = 2;

/** Null if no name is close enough. */
export function findClosestName(name: string, candidates: readonly string[]): string | null {
  const [closest] = candidates
    .map((candidate) => ({
      candidate,
      distance: editDistance(name.toLowerCase(), candidate.toLowerCase()),
    }))
    .filter(({ distance }) => distance <= MAX_EDIT_DISTANCE)
    .toSorted((a, b) => a.distance - b.distance);
  return closest?.candidate ?? null;
}

/** Levenshtein distance. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [position, letter] of [...a].entries()) {
    const next = [position + 1];
    for (let index = 1; index <= b.length; index++) {
      const replaced = (row[index - 1] ?? 0) + (letter === b[index - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[index] ?? 0) + 1, (next[index - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
