/** Questions in memory, for tests. */
import type { QuestionRecord } from '#features/reviews/review-records.ts';
import { foldText, searchWords } from '#features/reviews/reviews.ts';
import type { QuestionQuery, Questions } from '../questions.port.ts';
import type { Question } from '../questions.ts';
import { MAX_PENDING_QUESTIONS } from '../writing/written-question.ts';
import { createMemoryQuestionModeration } from './memory-question-moderation.fixtures.ts';
import { QuestionStore, type StoredQuestion } from './memory-question-store.fixtures.ts';
import { createMemoryQuestionWriting } from './memory-question-writing.fixtures.ts';

export type MemoryQuestions = Questions & {
  readonly save: (records: readonly QuestionRecord[]) => void;
};

export type MemoryQuestionOptions = {
  readonly productKeys?: readonly string[];
  readonly maxPending?: number;
};

export function createMemoryQuestions(
  records: readonly QuestionRecord[] = [],
  { productKeys = ['coat', 'mug'], maxPending = MAX_PENDING_QUESTIONS }: MemoryQuestionOptions = {},
): MemoryQuestions {
  const store = new QuestionStore();
  const save = (added: readonly QuestionRecord[]) => {
    for (const record of added) store.keep(record);
  };
  save(records);
  const published = () => store.questions.filter(({ status }) => status === 'published');
  return {
    save,
    async listQuestions(query) {
      const found = published()
        .map((question) => ({ question, shown: toShown(store, question) }))
        .filter(({ question, shown }) => matches(question, shown, query))
        .map(({ shown }) => shown)
        .toSorted(compare);
      const start = (query.page - 1) * query.limit;
      return { results: found.slice(start, start + query.limit), total: found.length };
    },
    async findQuestion(productKey, id) {
      const found = published().find(
        (candidate) => candidate.id === id && candidate.productKey === productKey,
      );
      return found ? toShown(store, found) : null;
    },
    ...createMemoryQuestionWriting(store, { productKeys, maxPending }),
    ...createMemoryQuestionModeration(store),
  };
}

function matches(
  { productKey: product }: StoredQuestion,
  { language, body, answers }: Question,
  { productKey, language: requested, search = '' }: QuestionQuery,
): boolean {
  const text = foldText([body, ...answers.map((answer) => answer.body)].join(' '));
  return (
    product === productKey &&
    (requested === undefined || language === null || language === requested) &&
    searchWords(search).every((word) => text.includes(word))
  );
}

/** Answered questions first, then the newest. */
function compare(a: Question, b: Question): number {
  const isAnswered = ({ answers }: Question) => Number(answers.length > 0);
  const [keyA, keyB] = [a, b].map(({ submittedAt, id }) => `${submittedAt} ${id}`);
  return isAnswered(b) - isAnswered(a) || ((keyA ?? '') < (keyB ?? '') ? 1 : -1);
}

function toShown(store: QuestionStore, question: StoredQuestion): Question {
  const { id, body, username, language, submittedAt } = question;
  const answers = store.answers
    .filter((answer) => answer.questionId === id && answer.status === 'published')
    .map(({ buyerReference, ...answer }) => ({
      ...{ id: answer.id, body: answer.body, username: answer.username },
      ...{ isFromShop: answer.isFromShop, isVerified: buyerReference !== null },
      submittedAt: answer.submittedAt,
    }))
    .toSorted(
      (a, b) =>
        Number(b.isFromShop) - Number(a.isFromShop) || (a.submittedAt < b.submittedAt ? -1 : 1),
    );
  return { id, body, username, language, submittedAt, answers };
}
