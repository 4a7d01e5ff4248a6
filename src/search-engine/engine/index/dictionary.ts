/** The terms of an index in a radix tree: exact, prefix and fuzzy lookup. */
import SearchableMap from 'minisearch/SearchableMap';
import { type ReadBudget, UNLIMITED_READS } from '../query/read-budget.ts';
import { Codes } from './codes.ts';
import { Postings } from './postings.ts';
import { PostingsByTerm } from './postings-by-term.ts';
import type { PartOf, SavedPart } from './saved-part.ts';
import { flattenPostings, groupForSaving, restorePostings } from './saved-postings.ts';
import { listNodes, TreeBuilder } from './saved-tree.ts';

type Branch = Map<string, Branch | Postings>;

/** `whole` is false where the word is only a prefix of the term. */
export type OnMatch = (postings: Postings, typos: number, whole: boolean, term: string) => void;

export type TermLookup = {
  readonly word: string;
  readonly maxTypos: number;
  readonly prefix: boolean;
};

/**
 * Typos allowed in a word: one from 4 letters, two from 8; none where it has a digit (a size, a
 * SKU).
 */
export function typosAllowed(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Cost of one matrix row, in reads (see `ReadBudget`). */
const READS_PER_LETTER = 8;

/** Shortest parts of a compound, in letters: shorter ones are mostly coincidence. */
const MIN_HEAD = 4;
const MIN_MODIFIER = 3;

function toSearchableMap(builder: TreeBuilder<Postings>): SearchableMap<Postings> {
  return new SearchableMap<Postings>(builder.tree as SearchableMap<Postings>['_tree']);
}

function reverse(term: string): string {
  return [...term].reverse().join('');
}

export class Dictionary {
  readonly codes = new Codes();
  /** Terms of long texts. They match exactly only, so they need no tree. */
  readonly prose = new PostingsByTerm();
  /** Whole field values, as their singular words joined by spaces. */
  readonly phrases = new PostingsByTerm();
  #terms = new SearchableMap<Postings>();
  /**
   * The same postings by reversed term, for languages that write compounds as one word; else null.
   */
  #endings: SearchableMap<Postings> | null;
  readonly #restored = { words: new TreeBuilder<Postings>(), endings: new TreeBuilder<Postings>() };

  constructor(compounds = false) {
    this.#endings = compounds ? new SearchableMap<Postings>() : null;
  }

  add(term: string, slot: number, fieldMask: number): void {
    const postings = this.#terms.fetch(term, () => new Postings());
    if (postings.length === 0) this.#endings?.set(reverse(term), postings);
    postings.add(slot, fieldMask);
  }

  get(term: string): Postings | undefined {
    return this.#terms.get(term);
  }

  /** Compounds that end with the word: `kleid` matches `sommerkleid`. */
  findEndings(word: string, onMatch: OnMatch): void {
    if (!this.#endings || word.length < MIN_HEAD) return;
    for (const [ending, postings] of this.#endings.atPrefix(reverse(word)))
      if (ending.length >= word.length + MIN_MODIFIER) onMatch(postings, 0, false, reverse(ending));
  }

  /** Offset of the longest known last part of an unknown compound: 5 for `ledertasche`. */
  findLastPart(word: string, knownWords: ReadonlySet<string>): number | null {
    if (!this.#endings) return null;
    for (let cut = MIN_MODIFIER; cut <= word.length - MIN_HEAD; cut++) {
      const part = word.slice(cut);
      let compounds = 0;
      this.findEndings(part, () => {
        compounds++;
      });
      // A part that only one compound ends with may be no word: `zeug` of `steinzeug`.
      const isWord = this.#terms.has(part) || compounds > 1 || knownWords.has(part);
      if (isWord && (compounds > 0 || this.#terms.has(part))) return cut;
    }
    return null;
  }

  remove(term: string, slot: number): void {
    const postings = this.#terms.get(term);
    if (!postings) return;
    postings.remove(slot);
    if (postings.length > 0) return;
    this.#terms.delete(term);
    this.#endings?.delete(reverse(term));
  }

  *save(): Generator<SavedPart> {
    const trees = [
      ['words', this.#terms],
      ['endings', this.#endings],
    ] as const;
    for (const [part, map] of trees)
      for (const nodes of groupForSaving(
        listNodes((map?._tree ?? new Map()) as Branch),
        ({ leaf }) => leaf?.length ?? 0,
      )) {
        const keys = nodes.map(({ key }) => key);
        const children = Uint32Array.from(nodes, (node) => node.children);
        // Both trees have the same postings, which are saved once.
        const lists = part === 'words' ? nodes.flatMap(({ leaf }) => leaf ?? []) : [];
        yield { part, keys, children, ...flattenPostings(lists) };
      }
    yield* this.codes.save();
    yield* this.prose.save('prose');
    yield* this.phrases.save('phrases');
  }

  /** Restores one part; those of `endings` come after all of `words`. */
  restoreTree({ part, keys, children, ...postings }: PartOf<'words' | 'endings'>): void {
    const builder = this.#restored[part];
    const lists = restorePostings(postings);
    const leafOf = (path: string) =>
      part === 'words' ? lists.next().value : this.#terms.get(reverse(path));
    for (const [index, key] of keys.entries())
      builder.add(key, children[index] as number, (path) => leafOf(path) as Postings);
    if (part === 'words') this.#terms = toSearchableMap(builder);
    else this.#endings = toSearchableMap(builder);
  }

  /**
   * Finds every term within `maxTypos` of the word, each once with its smallest distance (a
   * transposition counts as one), and the word as a code.
   */
  find(lookup: TermLookup, onMatch: OnMatch, budget: ReadBudget = UNLIMITED_READS): void {
    // SearchableMap has prefix and fuzzy lookup, but not combined and without transpositions.
    const traversal = new Traversal(lookup, onMatch);
    traversal.visitBranch(this.#terms._tree as Branch, 0, lookup.maxTypos + 1, '');
    budget.spend(traversal.letters * READS_PER_LETTER);
    const codePostings = this.codes.get(lookup.word);
    if (codePostings) onMatch(codePostings, 0, true, lookup.word);
  }
}

/**
 * Traversal of the radix tree that computes the optimal string alignment distance between the word
 * and each path. One matrix row per letter of the path, within a band of `maxTypos` around the
 * diagonal.
 */
class Traversal {
  /** Letters visited on all paths. */
  letters = 0;
  readonly #word: string;
  readonly #max: number;
  readonly #prefix: boolean;
  readonly #onMatch: OnMatch;
  readonly #width: number;
  readonly #rows: Uint8Array;

  constructor({ word, maxTypos, prefix }: TermLookup, onMatch: OnMatch) {
    this.#word = word;
    this.#max = maxTypos;
    this.#prefix = prefix;
    this.#onMatch = onMatch;
    this.#width = word.length + 2;
    this.#rows = new Uint8Array((word.length + maxTypos + 1) * this.#width).fill(maxTypos + 1);
    for (let j = 0; j <= Math.min(word.length, maxTypos); j++) this.#rows[j] = j;
  }

  /** `best` is the smallest distance between the word and any prefix of the path. */
  visitBranch(branch: Branch, depth: number, best: number, path: string): void {
    for (const [key, next] of branch) {
      if (next instanceof Postings) this.#visitLeaf(next, depth, best, path);
      else this.#visitEdge(key, next, depth, best, path);
    }
  }

  #visitLeaf(postings: Postings, depth: number, best: number, path: string): void {
    const distance = this.#distance(depth);
    if (distance <= this.#max && distance <= best) this.#onMatch(postings, distance, true, path);
    else if (best <= this.#max) this.#onMatch(postings, best, false, path);
  }

  #visitEdge(
    key: string,
    next: Branch,
    start: number,
    bestBefore: number,
    prefixPath: string,
  ): void {
    let best = bestBefore;
    let path = prefixPath;
    for (let i = 0; i < key.length; i++) {
      const depth = start + i + 1;
      path += key[i];
      this.letters++;
      const reachable = depth <= this.#word.length + this.#max && this.#fillRow(depth, path);
      if (this.#prefix) best = Math.min(best, this.#distance(depth));
      if (!reachable && best > this.#max) return;
    }
    this.visitBranch(next, start + key.length, best, path);
  }

  /** Distance between the whole word and the first `depth` letters of the path. */
  #distance(depth: number): number {
    const { length } = this.#word;
    const outside = depth > length + this.#max || depth < length - this.#max;
    return outside ? this.#max + 1 : Number(this.#rows[depth * this.#width + length]);
  }

  /** Fills one row; false when every cell exceeds the maximum distance. */
  #fillRow(depth: number, path: string): boolean {
    const rows = this.#rows;
    const row = depth * this.#width;
    const above = row - this.#width;
    const low = Math.max(1, depth - this.#max);
    const high = Math.min(this.#word.length, depth + this.#max);
    rows[row + low - 1] = low === 1 ? Math.min(depth, this.#max + 1) : this.#max + 1;
    let smallest = Number(rows[row + low - 1]);
    const letter = path[depth - 1];
    for (let j = low; j <= high; j++) {
      const isSameLetter = this.#word[j - 1] === letter;
      let cost = Math.min(
        Number(rows[above + j - 1]) + (isSameLetter ? 0 : 1),
        Number(rows[row + j - 1]) + 1,
        Number(rows[above + j]) + 1,
      );
      if (
        !isSameLetter &&
        j > 1 &&
        depth > 1 &&
        this.#word[j - 2] === letter &&
        this.#word[j - 1] === path[depth - 2]
      )
        cost = Math.min(cost, Number(rows[above - this.#width + j - 2]) + 1);
      rows[row + j] = cost;
      if (cost < smallest) smallest = cost;
    }
    rows[row + high + 1] = this.#max + 1;
    return smallest <= this.#max;
  }
}
