/** Reviews of the sample shop, one product after another, the same on every machine. */
import type { ProductRecord } from '#features/catalogue/catalogue-records.ts';
import type { Fit, ReviewRecord } from '#features/reviews/review-records.ts';
import { createRandom, type Random } from '../random.ts';
import { addExtras, drawSecondaryRatings } from './extras.ts';
import { type Line, suits } from './lines.ts';
import { drawWriter } from './people.ts';
import { reviewCounts } from './review-cases.ts';
import { type Occasion, slotsOf } from './slots.ts';
import { typeset } from './spelling.ts';
import { type ReviewLanguage, type Traits, traitsOf } from './traits.ts';
import { voices } from './voices.ts';
import { type Pool, type Uses, type WrittenReview, writeReview, writeStory } from './write-text.ts';

/** End of the period of the reviews: two years, so that the sample is the same on every day. */
const NOW = Date.parse('2026-11-01T00:00:00Z');
const PERIOD_MS = 730 * 24 * 60 * 60 * 1000;
/** Relative weights; a language that a product is not sold in goes to the others. */
const LANGUAGE_WEIGHTS: Readonly<Record<ReviewLanguage, number>> = {
  en: 55,
  fr: 20,
  de: 19,
  ar: 25,
};

type Memory = {
  /** Bodies of this shop and how often each was written. */
  readonly bodies: Map<string, number>;
  readonly uses: Map<number, number>;
  readonly stories: Set<number>;
};

/** Reviews of one product after another, numbered in the order of the products. */
export function* makeReviews(products: Iterable<ProductRecord>): Generator<ReviewRecord> {
  const memory: Memory = { bodies: new Map(), uses: new Map(), stories: new Set() };
  let number = 0;
  for (const product of products)
    for (const review of reviewProduct(product, memory)) {
      number += 1;
      yield { sourceKey: `sample-review-${String(number).padStart(6, '0')}`, ...review };
    }
}

function* reviewProduct(
  product: ProductRecord,
  memory: Memory,
): Generator<Omit<ReviewRecord, 'sourceKey'>> {
  const traits = traitsOf(product);
  if (!traits) return;
  const random = createRandom(`reviews of ${product.productKey}`);
  const total = reviewCounts.get(product.productKey) ?? drawCount(product, random);
  const standing = { fit: random.next(), level: random.next() };
  const here: Here = { uses: new Map(), texts: new Set(), pools: new Map(), times: new Set() };
  for (let index = 0; index < total; index += 1)
    yield writeOne({ product, traits, random, memory, here, standing });
}

/** Few products have many reviews, most have some, one in four has none. */
function drawCount({ popularity = 0 }: ProductRecord, random: Random): number {
  if (random.chance(0.2)) return 0;
  return Math.min(
    90,
    Math.floor((0.58 + 9.6 * popularity ** 0.8) / (random.next() ** 0.75 + 0.05)),
  );
}

type Here = {
  readonly uses: Map<number, number>;
  /** Sentences of each review, so that no other says the same in other words. */
  readonly texts: Set<string>;
  readonly pools: Map<string, Pool>;
  readonly times: Set<number>;
};
type Task = {
  readonly product: ProductRecord;
  readonly traits: Traits;
  readonly random: Random;
  readonly memory: Memory;
  readonly here: Here;
  /** Chances by which this product runs small or large, and is liked more or less than others. */
  readonly standing: { readonly fit: number; readonly level: number };
};

function writeOne(task: Task): Omit<ReviewRecord, 'sourceKey'> {
  const { product, traits, random, here, standing } = task;
  const language = drawLanguage(traits.languages, random);
  const rating = drawRating(standing.level, random);
  const fit = drawFit(standing.fit, random);
  const isWoman = drawIsWoman(product, language, random);
  const [colour, other] = random.shuffled(product.colours);
  const occasion: Occasion = {
    model: traits.model,
    colour,
    other,
    sizes: traits.sizes,
    fit,
    isWoman,
  };
  const written = writeUnlike(task, { language, rating, occasion });
  const text = typeset(language, written.body);
  const isSized = traits.tags.has('sized');
  const recommends = rating === 3 ? random.chance(0.5) : rating > 3;
  return {
    product: product.productKey,
    rating,
    ...(written.title !== undefined && { title: typeset(language, written.title) }),
    body: text,
    ...drawWriter(language, isWoman, random),
    ...(random.chance(0.88) && { isRecommended: recommends }),
    submittedAt: drawTime(here.times, random),
    language,
    ...drawSecondaryRatings(rating, isSized, random),
    ...(isSized && (saysFit(written) || random.chance(0.72)) && { fit }),
    ...addExtras({ product, language, rating, written, colour, text, random }),
  };
}

const saysFit = ({ lines, titleLine }: WrittenReview) =>
  [...lines, ...(titleLine ? [titleLine] : [])].some(({ conditions }) =>
    conditions.some((condition) => condition.startsWith('fit:')),
  );

/** Writes again while the text says what another of the product says, or is three times in the shop. */
function writeUnlike(
  task: Task,
  { language, rating, occasion }: { language: ReviewLanguage; rating: number; occasion: Occasion },
): WrittenReview {
  const { random, memory, here, traits } = task;
  const pool = poolFor(task, language, occasion.fit);
  const uses: Uses = { byProduct: here.uses, total: memory.uses };
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const slots = slotsOf(language, occasion, random);
    const asked = { rating, pool, uses, slots, random };
    const story = pool.stories.find(
      (line) => !memory.stories.has(line.id) && line.mood === (rating >= 4 ? '+' : '-'),
    );
    const isStory = story !== undefined && random.chance(0.3);
    const written = isStory ? writeStory(asked, story) : writeReview(asked);
    const before = memory.bodies.get(written.body) ?? 0;
    const said = written.lines
      .map(({ id }) => id)
      .toSorted((a, b) => a - b)
      .join(' ');
    if (said === '' || here.texts.has(said) || before >= 3) continue;
    if (isStory) memory.stories.add(story.id);
    memory.bodies.set(written.body, before + 1);
    here.texts.add(said);
    return written;
  }
  throw new Error(
    `no words left in ${language} for ${[...traits.tags].join(' ')}, ${rating} stars`,
  );
}

function poolFor({ traits, here }: Task, language: ReviewLanguage, fit: Fit): Pool {
  const key = `${language} ${fit}`;
  const known = here.pools.get(key);
  if (known) return known;
  const tags = new Set([...traits.tags, ...(traits.tags.has('sized') ? [`fit:${fit}`] : [])]);
  const lines = voices(language).filter((line) => suits(line, tags));
  const of = (choose: (line: Line) => boolean) => lines.filter(choose);
  const pool = {
    sentences: of(({ subject }) => subject !== 'title' && subject !== 'story'),
    titles: of(({ subject }) => subject === 'title'),
    stories: of(({ subject }) => subject === 'story'),
  };
  here.pools.set(key, pool);
  return pool;
}

function drawLanguage(languages: readonly ReviewLanguage[], random: Random): ReviewLanguage {
  const sum = languages.reduce((total, language) => total + LANGUAGE_WEIGHTS[language], 0);
  let left = random.next() * sum;
  for (const language of languages) {
    left -= LANGUAGE_WEIGHTS[language];
    if (left < 0) return language;
  }
  return 'en';
}

/** Over all 52 % five stars, 24, 11, 7 and 6 %; a product of high level has fewer fives. */
function drawRating(level: number, random: Random): number {
  const drawn = random.next() ** (1.41 - 0.6 * level);
  if (drawn < 0.52) return 5;
  if (drawn < 0.76) return 4;
  if (drawn < 0.87) return 3;
  return drawn < 0.94 ? 2 : 1;
}

/** Some products run small, some large, most are true to size for most buyers. */
function drawFit(standing: number, random: Random): Fit {
  const drawn = random.next();
  const [small, large] =
    standing < 0.14 ? [0.64, 0.04] : standing < 0.26 ? [0.04, 0.6] : [0.1, 0.08];
  if (drawn < small) return 'small';
  return drawn < small + large ? 'large' : 'true';
}

function drawIsWoman(
  { department }: ProductRecord,
  language: ReviewLanguage,
  random: Random,
): boolean {
  if (department === 'mens') return false;
  if (department === 'beauty' && language === 'ar') return true;
  return department === 'womens' || random.chance(department === 'beauty' ? 0.85 : 0.6);
}

function drawTime(times: Set<number>, random: Random): string {
  for (;;) {
    // Recent months have more reviews than the beginning.
    const time = NOW - Math.floor(random.next() ** 1.3 * PERIOD_MS) - 1;
    if (times.has(time)) continue;
    times.add(time);
    return new Date(time).toISOString();
  }
}
