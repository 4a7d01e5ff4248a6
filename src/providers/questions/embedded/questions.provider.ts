/** Questions and answers in the app's database. */
import type { Database } from '#database/database.ts';
import type { Questions } from '#features/questions/questions.port.ts';
import { searchWords } from '#features/reviews/reviews.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { countQuestions, findQuestion, listQuestions } from './question-statements.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function createQuestions(database: Database): Questions {
  return {
    async listQuestions({ productKey, page, limit, search = '', language = null }) {
      const words = searchWords(search);
      const filters = [productKey, words.length > 0 ? words : null, language];
      const [counted] = await database.rows(countQuestions, filters);
      const total = counted?.total ?? 0;
      const skipped = (page - 1) * limit;
      if (total <= skipped) return { results: [], total };
      const results = await database.rows(listQuestions, [...filters, limit, skipped]);
      return { results, total };
    },
    async findQuestion(productKey, id) {
      if (!UUID.test(id)) return null;
      const [question] = await database.rows(findQuestion, [productKey, id]);
      return question ?? null;
    },
  };
}

export const provider = defineProvider({
  port: 'questions',
  name: 'embedded',
  create: async (deps) => createQuestions((await deps.database()) as Database),
});
