/** Questions in memory, for tests. */
import type { QuestionRecord } from '#features/reviews/review-records.ts';
import { foldText, searchWords } from '#features/reviews/reviews.ts';
import type { QuestionQuery, Questions } from './questions.port.ts';
import type { Question } from './questions.ts';

export type MemoryQuestions = Questions & {
  readonly save: (records: readonly QuestionRecord[]) => void;
};

type Kept = Question & { readonly product: string };

export function createMemoryQuestions(records: readonly QuestionRecord[] = []): MemoryQuestions {
  const byKey = new Map<string, Kept>();
  const save = (added: readonly QuestionRecord[]) => {
    for (const record of added) byKey.set(record.sourceKey, toKept(record));
  };
  save(records);
  return {
    save,
    async listQuestions(query) {
      const found = [...byKey.values()]
        .filter((question) => matches(question, query))
        .toSorted(compare)
        .map(withoutProduct);
      const start = (query.page - 1) * query.limit;
      return { results: found.slice(start, start + query.limit), total: found.length };
    },
    async findQuestion(productKey, id) {
      const found = [...byKey.values()].find((one) => one.id === id && one.product === productKey);
      return found ? withoutProduct(found) : null;
    },
  };
}

const withoutProduct = ({ product: _, ...question }: Kept): Question => question;

function matches(
  { product, language, body, answers }: Kept,
  { productKey, language: wanted, search = '' }: QuestionQuery,
): boolean {
  const text = foldText([body, ...answers.map((answer) => answer.body)].join(' '));
  return (
    product === productKey &&
    (wanted === undefined || language === null || language === wanted) &&
    searchWords(search).every((word) => text.includes(word))
  );
}

/** Answered questions first, then the newest. */
function compare(one: Kept, other: Kept): number {
  const isAnswered = ({ answers }: Kept) => Number(answers.length > 0);
  const [a, b] = [one, other].map(({ submittedAt, id }) => `${submittedAt} ${id}`);
  return isAnswered(other) - isAnswered(one) || ((a ?? '') < (b ?? '') ? 1 : -1);
}

function toKept(record: QuestionRecord): Kept {
  const { sourceKey, product, body, username = null, language = null, submittedAt } = record;
  const answers = record.answers
    .map(({ sourceKey: id, ...answer }) => ({ ...answer, id, isVerified: false }))
    .toSorted(
      (one, other) =>
        Number(other.isFromShop) - Number(one.isFromShop) ||
        (one.submittedAt < other.submittedAt ? -1 : 1),
    );
  return { id: sourceKey, product, body, username, language, submittedAt, answers };
}
