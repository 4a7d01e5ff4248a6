/** Contract tests of questions providers; the setup saves records as an import does. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { QuestionRecord } from '#features/reviews/review-records.ts';
import { describeQuestionModeration } from './moderation/question-moderation.contract.ts';
import type { QuestionQuery, Questions } from './questions.port.ts';
import { describeQuestionWriting } from './writing/question-writing.contract.ts';

export type QuestionsSetup = {
  readonly questions: Questions;
  /** Products `coat` and `mug` exist. */
  readonly save: (records: readonly QuestionRecord[]) => Promise<void>;
  readonly close: () => Promise<void>;
};

const at = (minute: number) => new Date(Date.UTC(2026, 9, 1, 10, minute)).toISOString();

const shopAnswer = {
  sourceKey: 'Q2-2',
  body: 'Yes, up to 30 °C.',
  username: 'Aldermoor',
  isFromShop: true,
  submittedAt: at(4),
};
const buyerAnswer = {
  sourceKey: 'Q2-1',
  body: 'Mine survived the machine.',
  username: 'Ada',
  isFromShop: false,
  submittedAt: at(3),
};
const base = { product: 'coat', language: 'en', answers: [] };

const records: readonly QuestionRecord[] = [
  { ...base, sourceKey: 'Q1', body: 'Is it lined?', submittedAt: at(1), username: 'Ben' },
  {
    ...base,
    ...{ sourceKey: 'Q2', body: 'Can it be washed?', submittedAt: at(2) },
    answers: [buyerAnswer, shopAnswer],
  },
  { ...base, sourceKey: 'Q3', body: 'Est-il doublé ?', submittedAt: at(3), language: 'fr' },
  { ...base, sourceKey: 'Q4', body: 'Does it hold a litre?', submittedAt: at(4), product: 'mug' },
];

const all = { productKey: 'coat', page: 1, limit: 100 } as const;

export function describeQuestions(
  name: string,
  open: (maxPending?: number) => Promise<QuestionsSetup>,
): void {
  describe(`questions by ${name}`, () => {
    let setup: QuestionsSetup;
    beforeAll(async () => {
      setup = await open();
      await setup.save(records);
    });
    afterAll(() => setup.close());
    const list = (query: Partial<QuestionQuery> = {}) =>
      setup.questions.listQuestions({ ...all, ...query });
    const bodiesOf = async (query: Partial<QuestionQuery> = {}) =>
      (await list(query)).results.map(({ body }) => body);

    test('answered questions come first, then the newest', async () => {
      expect(await bodiesOf()).toEqual(['Can it be washed?', 'Est-il doublé ?', 'Is it lined?']);
      expect(await bodiesOf({ productKey: 'nobody' })).toEqual([]);
    });

    test('a question has its answers, those of the shop first', async () => {
      const { results } = await list({ limit: 1 });
      const [question] = results;
      const { sourceKey: _, ...fromShop } = shopAnswer;
      const { sourceKey: __, ...fromBuyer } = buyerAnswer;
      expect(question).toMatchObject({ username: null, language: 'en', submittedAt: at(2) });
      expect(question?.answers).toMatchObject([
        { ...fromShop, isVerified: false },
        { ...fromBuyer, isVerified: false },
      ]);
      expect(await setup.questions.findQuestion('coat', question?.id ?? '')).toEqual(question);
      expect(await setup.questions.findQuestion('mug', question?.id ?? '')).toBeNull();
      expect(await setup.questions.findQuestion('coat', 'nothing')).toBeNull();
    });

    test('pages have each question once, and the total number', async () => {
      const first = await list({ limit: 2 });
      const second = await list({ limit: 2, page: 2 });
      expect([first.total, second.total]).toEqual([3, 3]);
      const ids = [...first.results, ...second.results].map(({ id }) => id);
      expect(new Set(ids).size).toBe(3);
      expect(await list({ limit: 2, page: 9 })).toEqual({ results: [], total: 3 });
    });

    test('questions are found by words of theirs and of their answers, and by language', async () => {
      expect(await bodiesOf({ search: 'LINED' })).toEqual(['Is it lined?']);
      expect(await bodiesOf({ search: 'machine washed' })).toEqual(['Can it be washed?']);
      expect(await bodiesOf({ search: 'double' })).toEqual(['Est-il doublé ?']);
      expect(await bodiesOf({ search: '100% _' })).toEqual([]);
      expect(await bodiesOf({ language: 'fr' })).toEqual(['Est-il doublé ?']);
      expect((await list({ language: 'en', limit: 1 })).total).toBe(2);
    });

    describeQuestionWriting(() => setup.questions);
    describeQuestionModeration(() => setup.questions);

    test('questions are refused while too many wait for a moderator', async () => {
      const { questions, close } = await open(0);
      const question = { productKey: 'coat', body: 'Is it lined?', username: 'A', language: 'en' };
      await expect(
        questions.submitQuestion(question, { author: 'a', authorEmail: 'b' }, null),
      ).rejects.toMatchObject({ status: 503, details: { retryAfter: 3_600 } });
      await close();
    });

    test('unconfirmed questions of guests do not count towards the limit for customers', async () => {
      const { questions, close } = await open(1);
      const question = { productKey: 'coat', body: 'Is it lined?', username: 'A', language: 'en' };
      const guest = { author: null, authorEmail: 'guest' };
      const email = {
        ...{ fascia: 'aldermoor', locale: 'en-GB', to: 'guest@example.com' },
        ...{ username: 'A', productName: 'Coat' },
      };
      await questions.submitQuestion(question, guest, email);
      await expect(questions.submitQuestion(question, guest, email)).rejects.toMatchObject({
        status: 503,
      });
      await questions.submitQuestion(question, { author: 'a', authorEmail: 'b' }, null);
      await close();
    });
  });
}
