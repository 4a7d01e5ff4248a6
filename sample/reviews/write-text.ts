/** Composes the title and body of a sample review from sentences that suit its rating and product. */
import type { Random } from '../random.ts';
import { type Line, type Mood, spellOut } from './lines.ts';
import type { Slots } from './slots.ts';

/** Number of uses of each sentence by its id: for this product, and for all products. */
export type Uses = { readonly byProduct: Map<number, number>; readonly total: Map<number, number> };

/** Sentences and titles that suit the product; `story` lines are whole reviews. */
export type Pool = {
  readonly sentences: readonly Line[];
  readonly titles: readonly Line[];
  readonly stories: readonly Line[];
};

type ReviewInput = {
  readonly rating: number;
  readonly pool: Pool;
  readonly uses: Uses;
  readonly slots: Slots;
  readonly random: Random;
};

export type WrittenReview = {
  readonly title?: string;
  readonly titleLine?: Line;
  readonly body: string;
  readonly lines: readonly Line[];
};

/** True for a sentence about the product itself, not its delivery or the reason for buying it. */
const isAboutProduct = ({ subject }: Line) =>
  !['use', 'verdict', 'post', 'price'].includes(subject);
/** True for a sentence that suits any product; a review has few of these. */
const isGeneral = ({ conditions }: Line) =>
  conditions.every((condition) => condition === 'mens' || condition === '!mens');

/** Composes a review; each sentence has a different subject. */
export function writeReview(input: ReviewInput): WrittenReview {
  // A review with three stars has at least one positive and one negative sentence.
  const length = Math.max(input.rating === 3 ? 2 : 1, pickLength(input.random));
  const lines = sortLines(chooseLines(input, pickMoods(input.rating, length, input.random)), input);
  for (const line of lines) countUse(input.uses, line);
  const sentences = lines.map(({ text }) => spellOut(text, input.slots, input.random));
  return { ...writeTitle(input), body: toParagraphs(sentences, input.random), lines };
}

/** Composes a review from a story, which is a whole review. */
export function writeStory(input: ReviewInput, story: Line): WrittenReview {
  countUse(input.uses, story);
  const body = spellOut(story.text, input.slots, input.random).replaceAll(' // ', '\n\n');
  return { ...writeTitle(input), body, lines: [story] };
}

function writeTitle({
  rating,
  pool,
  uses,
  slots,
  random,
}: ReviewInput): Pick<WrittenReview, 'title' | 'titleLine'> {
  if (random.chance(0.14)) return {};
  const mood = rating >= 4 ? '+' : rating === 3 || random.chance(0.2) ? '~' : '-';
  const line = pickLeastUsed(
    pool.titles.filter((title) => title.mood === mood),
    uses,
    random,
  );
  if (!line) return {};
  countUse(uses, line);
  return { title: spellOut(line.text, slots, random), titleLine: line };
}

/** Random number of sentences; a third of the reviews have one or two. */
function pickLength(random: Random): number {
  const value = random.next();
  if (value < 0.1) return 1;
  if (value < 0.34) return 2;
  if (value < 0.6) return 3;
  if (value < 0.8) return 4;
  if (value < 0.92) return 5;
  return value < 0.98 ? random.whole(6, 7) : random.whole(9, 13);
}

function pickMoods(rating: number, length: number, random: Random): Mood[] {
  const fill = (count: number, moods: readonly [Mood, ...Mood[]]) =>
    Array.from({ length: Math.max(0, count) }, () => random.pick(moods));
  if (rating === 5) return ['+', ...fill(length - 1, ['+', '+', '+', '='])];
  if (rating === 4)
    return random.chance(0.55) && length > 1
      ? ['+', ...fill(length - 2, ['+', '+', '=']), '~']
      : ['+', ...fill(length - 1, ['+', '+', '='])];
  if (rating === 3) return ['+', ...fill(length - 2, ['=', '~', '+']), random.pick(['~', '-'])];
  if (rating === 2) return ['-', ...fill(length - 1, ['-', '=', '~', '+'])];
  return ['-', ...fill(length - 1, ['-', '-', '='])];
}

function chooseLines({ pool, uses, random, rating }: ReviewInput, moods: readonly Mood[]): Line[] {
  const chosen: Line[] = [];
  const maxGeneral = moods.length < 4 ? 1 : 2;
  for (const [index, mood] of moods.entries()) {
    const hasMaxGeneral = chosen.filter(isGeneral).length >= maxGeneral;
    const candidates = pool.sentences.filter(
      (line) =>
        line.mood === mood &&
        (index > 0 || (isAboutProduct(line) && !line.flags.includes('F'))) &&
        !(hasMaxGeneral && isGeneral(line)) &&
        suitsRating(line, rating) &&
        !chosen.some((other) => other.subject === line.subject || isContradiction(line, other)),
    );
    const line = pickLeastUsed(candidates, uses, random);
    if (line) chosen.push(line);
  }
  return chosen;
}

/** A verdict matches the stars; a low rating has no praise of price, use, style or fit. */
function suitsRating({ subject, mood }: Line, rating: number): boolean {
  if (subject === 'verdict')
    return mood === '+' ? rating > 3 : mood === '-' ? rating < 3 : rating === 3;
  return !(rating <= 2 && mood === '+' && ['price', 'use', 'style', 'fit'].includes(subject));
}

/** A returned product was not used (`S`), and a gift was not tried on (`G`). */
const isContradiction = (a: Line, b: Line) =>
  (a.flags.includes('S') && isAboutUse(b)) ||
  (b.flags.includes('S') && isAboutUse(a)) ||
  (a.flags.includes('G') && isAboutWearing(b)) ||
  (b.flags.includes('G') && isAboutWearing(a));
const isAboutWearing = ({ subject }: Line) => ['fit', 'length', 'style'].includes(subject);
const isAboutUse = ({ flags, subject }: Line) =>
  flags.includes('L') || subject === 'care' || subject === 'style';

/** Picks a sentence that is rarely used for this product, then in all; random among equals. */
function pickLeastUsed(
  lines: readonly Line[],
  { byProduct, total }: Uses,
  random: Random,
): Line | undefined {
  let best: { readonly line: Line; readonly cost: number } | undefined;
  for (const line of lines) {
    const cost =
      (byProduct.get(line.id) ?? 0) * 1000 +
      Math.min(240, total.get(line.id) ?? 0) +
      random.next() * 25;
    if (!best || cost < best.cost) best = { line, cost };
  }
  return best?.line;
}

function countUse({ byProduct, total }: Uses, { id }: Line): void {
  byProduct.set(id, (byProduct.get(id) ?? 0) + 1);
  total.set(id, (total.get(id) ?? 0) + 1);
}

/** Usually the reason for buying is first, a caveat of a good review late, the verdict last. */
function sortLines(lines: readonly Line[], { rating, random }: ReviewInput): Line[] {
  const usesFirst = random.chance(0.6);
  const rankOf = ({ subject, mood, flags }: Line) => {
    if (subject === 'verdict') return 9;
    if (subject === 'use') return usesFirst ? 0 : 4;
    if (mood === '~' || flags.includes('F')) return 5;
    if (mood === '+') return rating <= 2 ? 6 : 1 + random.next() * 2;
    return rating <= 2 ? 1 + random.next() : 5;
  };
  return lines
    .map((line) => ({ line, rank: rankOf(line) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ line }) => line);
}

function toParagraphs(sentences: readonly string[], random: Random): string {
  if (sentences.length < 6) return sentences.join(' ');
  const perParagraph = random.whole(3, 4);
  const paragraphs: string[][] = [[]];
  for (const sentence of sentences) {
    const last = paragraphs.at(-1) ?? [];
    if (last.length < perParagraph) last.push(sentence);
    else paragraphs.push([sentence]);
  }
  return paragraphs.map((sentence) => sentence.join(' ')).join('\n\n');
}
