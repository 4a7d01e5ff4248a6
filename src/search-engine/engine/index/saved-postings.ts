/** Posting lists as flat arrays, for a saved index. */
import { Postings } from './postings.ts';
import type { SavedPostings } from './saved-part.ts';

/** Terms and postings of one part at most, so that writing one takes a few milliseconds. */
const MAX_TERMS = 4_000;
const MAX_POSTINGS = 100_000;

export function flattenPostings(lists: readonly Postings[]): SavedPostings {
  const lengths = Uint32Array.from(lists, ({ length }) => length);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const slots = new Uint32Array(total);
  const fieldMasks = new Uint32Array(total);
  let offset = 0;
  for (const list of lists) {
    slots.set(list.current, offset);
    fieldMasks.set(list.fieldMasks.subarray(0, list.length), offset);
    offset += list.length;
  }
  return { lengths, slots, fieldMasks };
}

/** The lists share two arrays until they grow. */
export function* restorePostings(saved: SavedPostings): Generator<Postings> {
  // Copies, as the given arrays may be views of a whole part of a file.
  const [slots, fieldMasks] = [saved.slots.slice(), saved.fieldMasks.slice()];
  let offset = 0;
  for (const length of saved.lengths) {
    yield Postings.fromArrays(
      slots.subarray(offset, offset + length),
      fieldMasks.subarray(offset, offset + length),
    );
    offset += length;
  }
}

/** Groups entries so that each group has a bounded number of terms and postings. */
export function* groupForSaving<Entry>(
  entries: Iterable<Entry>,
  postingsOf: (entry: Entry) => number,
): Generator<Entry[]> {
  let group: Entry[] = [];
  let postings = 0;
  for (const entry of entries) {
    group.push(entry);
    postings += postingsOf(entry);
    if (group.length < MAX_TERMS && postings < MAX_POSTINGS) continue;
    yield group;
    group = [];
    postings = 0;
  }
  if (group.length > 0) yield group;
}
