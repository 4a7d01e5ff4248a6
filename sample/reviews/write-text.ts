/** Writes the title and body of a review: chooses sentences by rating and product, and orders them. */
import type { Random } from '../random.ts';
import { type Line, type Mood, spellOut } from './lines.ts';
import type { Slots } from './slots.ts';

/** How often each sentence was used: for this product, and over all. */
export type Uses = { readonly here: Map<number, number>; readonly all: Map<number, number> };

/** Sentences and titles that suit the product; `story` lines are whole reviews. */
export type Pool = {
  readonly sentences: readonly Line[];
  readonly titles: readonly Line[];
  readonly stories: readonly Line[];
};

type Asked = {
  readonly rating: number;
  readonly pool: Pool;
  readonly uses: Uses;
  readonly slots: Slots;
  readonly random: Random;
};

export type Written = {
  readonly title?: string;
  readonly titleLine?: Line;
  readonly body: string;
  readonly lines: readonly Line[];
};

/** Says something about the thing itself, rather than the delivery or the reason for buying. */
const isAboutIt = ({ subject }: Line) => !['use', 'verdict', 'post', 'price'].includes(subject);
/** Fits any product, so that a review has few of them. */
const isGeneral = ({ conditions }: Line) =>
  conditions.every((condition) => condition === 'mens' || condition === '!mens');

/** A review of up to five sentences, one subject each; longer ones are in paragraphs. */
export function writeReview(asked: Asked): Written {
  // Three stars need a reason for and one against.
  const length = Math.max(asked.rating === 3 ? 2 : 1, drawLength(asked.random));
  const lines = inOrder(chooseLines(asked, moodsOf(asked.rating, length, asked.random)), asked);
  for (const line of lines) count(asked.uses, line);
  const sentences = lines.map(({ text }) => spellOut(text, asked.slots, asked.random));
  return { ...writeTitle(asked), body: asParagraphs(sentences, asked.random), lines };
}

/** A whole review that somebody wrote at length. */
export function writeStory(asked: Asked, story: Line): Written {
  count(asked.uses, story);
  const body = spellOut(story.text, asked.slots, asked.random).replaceAll(' // ', '\n\n');
  return { ...writeTitle(asked), body, lines: [story] };
}

function writeTitle({
  rating,
  pool,
  uses,
  slots,
  random,
}: Asked): Pick<Written, 'title' | 'titleLine'> {
  if (random.chance(0.14)) return {};
  const mood = rating >= 4 ? '+' : rating === 3 || random.chance(0.2) ? '~' : '-';
  const line = leastUsed(
    pool.titles.filter((title) => title.mood === mood),
    uses,
    random,
  );
  if (!line) return {};
  count(uses, line);
  return { title: spellOut(line.text, slots, random), titleLine: line };
}

/** Number of sentences: a third of the reviews have one or two. */
function drawLength(random: Random): number {
  const drawn = random.next();
  if (drawn < 0.1) return 1;
  if (drawn < 0.34) return 2;
  if (drawn < 0.6) return 3;
  if (drawn < 0.8) return 4;
  if (drawn < 0.92) return 5;
  return drawn < 0.98 ? random.whole(6, 7) : random.whole(9, 13);
}

function moodsOf(rating: number, length: number, random: Random): Mood[] {
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

function chooseLines({ pool, uses, random, rating }: Asked, moods: readonly Mood[]): Line[] {
  const chosen: Line[] = [];
  const mostGeneral = moods.length < 4 ? 1 : 2;
  for (const [index, mood] of moods.entries()) {
    const isFull = chosen.filter(isGeneral).length >= mostGeneral;
    const free = pool.sentences.filter(
      (line) =>
        line.mood === mood &&
        (index > 0 || (isAboutIt(line) && !line.flags.includes('F'))) &&
        !(isFull && isGeneral(line)) &&
        isInTune(line, rating) &&
        !chosen.some((other) => other.subject === line.subject || clash(line, other)),
    );
    const line = leastUsed(free, uses, random);
    if (line) chosen.push(line);
  }
  return chosen;
}

/** The verdict follows the stars, and a poor product is praised for what it is, not for its price. */
function isInTune({ subject, mood }: Line, rating: number): boolean {
  if (subject === 'verdict')
    return mood === '+' ? rating > 3 : mood === '-' ? rating < 3 : rating === 3;
  return !(rating <= 2 && mood === '+' && ['price', 'use', 'style', 'fit'].includes(subject));
}

/** Nobody washes, or wears out, what went straight back, or tries on what is for somebody else. */
const clash = (a: Line, b: Line) =>
  (a.flags.includes('S') && showsUse(b)) ||
  (b.flags.includes('S') && showsUse(a)) ||
  (a.flags.includes('G') && wearsIt(b)) ||
  (b.flags.includes('G') && wearsIt(a));
const wearsIt = ({ subject }: Line) => ['fit', 'length', 'style'].includes(subject);
const showsUse = ({ flags, subject }: Line) =>
  flags.includes('L') || subject === 'care' || subject === 'style';

/** The sentence that this product, then the whole shop, has used least; chance decides the rest. */
function leastUsed(lines: readonly Line[], { here, all }: Uses, random: Random): Line | undefined {
  let best: { readonly line: Line; readonly cost: number } | undefined;
  for (const line of lines) {
    const cost =
      (here.get(line.id) ?? 0) * 1000 + Math.min(240, all.get(line.id) ?? 0) + random.next() * 25;
    if (!best || cost < best.cost) best = { line, cost };
  }
  return best?.line;
}

function count({ here, all }: Uses, { id }: Line): void {
  here.set(id, (here.get(id) ?? 0) + 1);
  all.set(id, (all.get(id) ?? 0) + 1);
}

/** The reason for buying often comes first, the verdict last, a caveat of a good review late. */
function inOrder(lines: readonly Line[], { rating, random }: Asked): Line[] {
  const usesFirst = random.chance(0.6);
  const placeOf = ({ subject, mood, flags }: Line) => {
    if (subject === 'verdict') return 9;
    if (subject === 'use') return usesFirst ? 0 : 4;
    if (mood === '~' || flags.includes('F')) return 5;
    if (mood === '+') return rating <= 2 ? 6 : 1 + random.next() * 2;
    return rating <= 2 ? 1 + random.next() : 5;
  };
  return lines
    .map((line) => ({ line, place: placeOf(line) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ line }) => line);
}

function asParagraphs(sentences: readonly string[], random: Random): string {
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
