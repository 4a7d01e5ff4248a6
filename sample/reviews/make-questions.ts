/** Questions about products of the sample shop, with answers of the shop and of buyers. */
import type { Localised, ProductRecord } from '#features/catalogue/catalogue-records.ts';
import type { AnswerRecord, QuestionRecord } from '#features/reviews/review-records.ts';
import { createRandom, type Random } from '../random.ts';
import { suits } from './lines.ts';
import { drawName } from './people.ts';
import { arabicQuestions } from './questions/ar.ts';
import { germanQuestions } from './questions/de.ts';
import { englishQuestions } from './questions/en.ts';
import { frenchQuestions } from './questions/fr.ts';
import { nameFor } from './responses.ts';
import { reviewCases } from './review-cases.ts';
import { type Slots, slotsOf } from './slots.ts';
import { typeset } from './spelling.ts';
import { LANGUAGE_TAGS, type ReviewLanguage, type Traits, traitsOf } from './traits.ts';

export const SAMPLE_QUESTIONS = 200;
const NOW = Date.parse('2026-11-01T00:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

type Exchange = {
  readonly conditions: readonly string[];
  readonly question: string;
  readonly fromShop?: string;
  readonly fromBuyer?: string;
};

const texts: Readonly<Record<ReviewLanguage, string>> = {
  en: englishQuestions,
  fr: frenchQuestions,
  de: germanQuestions,
  ar: arabicQuestions,
};

/** `# tag tag` begins a section; `Q`, `S` and `B` are a question and what shop and buyer answer. */
function parseExchanges(text: string): Exchange[] {
  const exchanges: Exchange[] = [];
  let conditions: readonly string[] = [];
  for (const row of text.split('\n')) {
    const words = row.slice(2);
    const last = exchanges.at(-1);
    if (row.startsWith('# ')) conditions = words.split(' ');
    else if (row.startsWith('Q ')) exchanges.push({ conditions, question: words });
    else if (last && row.startsWith('S ')) exchanges.splice(-1, 1, { ...last, fromShop: words });
    else if (last && row.startsWith('B ')) exchanges.splice(-1, 1, { ...last, fromBuyer: words });
  }
  return exchanges;
}

/** The most popular products have the questions, the one with most reviews a page of them. */
export function* makeQuestions(products: Iterable<ProductRecord>): Generator<QuestionRecord> {
  const asked = [...products].toSorted(
    (a, b) => rankOf(b) - rankOf(a) || (a.productKey < b.productKey ? -1 : 1),
  );
  const times = new Map<string, number>();
  let number = 0;
  for (const product of asked) {
    const traits = traitsOf(product);
    if (!traits) continue;
    for (const question of askAbout(product, traits, { from: number, asked: times })) {
      if (number === SAMPLE_QUESTIONS) return;
      number += 1;
      yield question;
    }
  }
}

const rankOf = ({ productKey, popularity = 0 }: ProductRecord) =>
  productKey === reviewCases.thousand ? 2 : popularity;

/** How often one question may stand in the shop. */
const MAX_ALIKE = 5;

function* askAbout(
  product: ProductRecord,
  traits: Traits,
  { from, asked }: { readonly from: number; readonly asked: Map<string, number> },
): Generator<QuestionRecord> {
  const random = createRandom(`questions about ${product.productKey}`);
  const all = traits.languages.flatMap((language) =>
    parseExchanges(texts[language])
      .filter((exchange) => suits(exchange, traits.tags))
      .filter(({ question }) => (asked.get(question) ?? 0) < MAX_ALIKE)
      .map((exchange) => ({ exchange, language })),
  );
  const most = product.productKey === reviewCases.thousand ? 12 : random.whole(1, 3);
  let number = from;
  for (const { exchange, language } of random.some(all, most)) {
    number += 1;
    asked.set(exchange.question, (asked.get(exchange.question) ?? 0) + 1);
    const key = `sample-question-${String(number).padStart(6, '0')}`;
    yield writeQuestion({ key, product, traits, exchange, language, random });
  }
}

type Task = {
  readonly key: string;
  readonly product: ProductRecord;
  readonly traits: Traits;
  readonly exchange: Exchange;
  readonly language: ReviewLanguage;
  readonly random: Random;
};

function writeQuestion({ key, product, traits, exchange, language, random }: Task): QuestionRecord {
  const isWoman =
    product.department === 'womens' || (product.department !== 'mens' && random.chance(0.7));
  const slots = slotsFor({ product, traits, language, isWoman, random });
  const askedAt = NOW - Math.floor((3 + random.next() * 500) * DAY_MS);
  const spell = (text: string) => typeset(language, fill(text, slots));
  const answer = (text: string, days: number, username: string, isFromShop: boolean) => ({
    body: spell(text),
    username,
    isFromShop,
    submittedAt: new Date(askedAt + Math.floor(days * DAY_MS)).toISOString(),
  });
  const answers: Omit<AnswerRecord, 'sourceKey'>[] = [];
  const isOpen = random.chance(0.12);
  if (exchange.fromShop !== undefined && !isOpen)
    answers.push(answer(exchange.fromShop, 0.1 + random.next(), nameFor(product, language), true));
  if (exchange.fromBuyer !== undefined && !isOpen && (answers.length === 0 || random.chance(0.6)))
    answers.push(
      answer(
        exchange.fromBuyer,
        1.2 + random.next() * 1.7,
        drawName(language, isWoman, random),
        false,
      ),
    );
  return {
    sourceKey: key,
    product: product.productKey,
    body: spell(exchange.question),
    username: drawName(language, isWoman, random),
    submittedAt: new Date(askedAt).toISOString(),
    language,
    answers: answers.map((answer, index) => ({ sourceKey: `${key}-${index + 1}`, ...answer })),
  };
}

const fill = (text: string, slots: Slots) =>
  text.replaceAll(/\{([^{}]+)\}/g, (whole, name: string) => slots[name] ?? whole);

function slotsFor(
  task: Pick<Task, 'product' | 'traits' | 'language' | 'random'> & {
    readonly isWoman: boolean;
  },
): Slots {
  const { product, traits, language, random, isWoman } = task;
  const { model, sizes } = traits;
  const [colour, other] = product.colours;
  const inLanguage = (text: Localised | undefined) => text?.[LANGUAGE_TAGS[language]] ?? '';
  return {
    ...slotsOf(language, { model, colour, other, sizes, fit: 'true', isWoman }, random),
    care: inLanguage(product.detailsAndCare),
    fabric: inLanguage(product.fabrication),
  };
}
