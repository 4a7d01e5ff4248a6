/**
 * Questions and answers in the app's database; emails to guests are jobs of the same transaction.
 */
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { isUuid } from '#database/keys/uuid.ts';
import { countConfirmationEmail } from '#database/reviews/limit-emails.ts';
import { defineStatement } from '#database/statement.ts';
import type { Jobs } from '#features/jobs/jobs.port.ts';
import type { QuestionModeration } from '#features/questions/moderation/question-moderation.ts';
import type { Questions } from '#features/questions/questions.port.ts';
import type { QuestionWriting } from '#features/questions/writing/question-writing.ts';
import { MAX_PENDING_QUESTIONS } from '#features/questions/writing/written-question.ts';
import { searchWords } from '#features/reviews/reviews.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { Problem } from '#kit/problem.ts';
import {
  findEntryById,
  findForModeration,
  listForModeration,
  moderateEntry,
} from './moderate-questions.ts';
import { countQuestions, findQuestion, listQuestions } from './question-statements.ts';
import { removeAnswer, saveBuyersAnswer, saveShopAnswer } from './save-answer.ts';
import {
  confirmQuestion,
  createUnknownQuestionProblem,
  deleteUnconfirmed,
  exportQuestions,
  findQuestionByToken,
  listOwnQuestions,
  removeQuestion,
  saveQuestion,
} from './save-question.ts';

/** $1 status, $2 number of questions and answers at which to stop counting. */
const countPending = defineStatement<{ readonly pending: number }>(
  'question.pending',
  `select count(*)::int as pending from (
     select 1 from question where status = $1 union all
     select 1 from answer where status = $1 limit $2) as one`,
);

export type QuestionLimits = { readonly maxPending: number };

export function createQuestions(
  database: Database,
  jobs: Jobs,
  limits: QuestionLimits = { maxPending: MAX_PENDING_QUESTIONS },
): Questions {
  return {
    async listQuestions({ productKey, page, limit, search = '', language = null }) {
      const words = searchWords(search);
      const filters = [productKey, words.length > 0 ? words : null, language];
      const [counted] = await database.rows(countQuestions, filters);
      const total = counted?.total ?? 0;
      const offset = (page - 1) * limit;
      if (total <= offset) return { results: [], total };
      const results = await database.rows(listQuestions, [...filters, limit, offset]);
      return { results, total };
    },
    async findQuestion(productKey, id) {
      if (!isUuid(id)) return null;
      const [question] = await database.rows(findQuestion, [productKey, id]);
      return question ?? null;
    },
    ...createWriting(database, jobs, limits),
    ...createModeration(database),
  };
}

function createWriting(
  database: Database,
  jobs: Jobs,
  { maxPending }: QuestionLimits,
): QuestionWriting {
  return {
    submitQuestion: (question, asker, email) =>
      database.transaction(async (transaction) => {
        const status = email === null ? 'pending' : 'unconfirmed';
        await checkPendingLimit(transaction, status, maxPending);
        const isGuest = email !== null;
        const { sent, token } = await saveQuestion(transaction, question, asker, isGuest);
        // Also if none is sent: otherwise the limit would reveal the authors of existing questions.
        if (email !== null) await countConfirmationEmail(transaction, email.to);
        if (token === null || email === null) return { sent, job: null };
        const job = { ...email, token };
        await jobs.enqueue('questionEmail', job, { transaction });
        return { sent, job };
      }),
    findQuestionByToken: (token) => findQuestionByToken(database, token),
    async confirmQuestion(token) {
      const question = await database.transaction((connection) =>
        confirmQuestion(connection, token),
      );
      if (!question)
        throw new Problem(410, 'questionForm.linkExpired', 'This link is unknown or has expired');
      return question;
    },
    listOwnQuestions: (asker) => listOwnQuestions(database, asker),
    removeQuestion: (owner) =>
      database.transaction((connection) => removeQuestion(connection, owner)),
    submitAnswer: (answer) =>
      database.transaction(async (connection) => {
        await checkPendingLimit(connection, 'pending', maxPending);
        await saveBuyersAnswer(connection, answer);
      }),
    removeAnswer: (answerId, author) =>
      database.transaction((connection) => removeAnswer(connection, answerId, author)),
    exportQuestions: (person) => exportQuestions(database, person),
    cleanUp: () => deleteUnconfirmed(database),
  };
}

function createModeration(database: Database): QuestionModeration {
  const decide = (id: string, decision: Parameters<typeof moderateEntry>[2]) =>
    database.transaction((connection) => moderateEntry(connection, id, decision));
  return {
    listForModeration: ({ status = null, limit }) => listForModeration(database, status, limit),
    findForModeration: (id) => findForModeration(database, id),
    publish: (id, submittedAt) => decide(id, { status: 'published', submittedAt }),
    refuse: (id, reason) => decide(id, { status: 'refused', reason }),
    answerQuestion: (questionId, answer) =>
      database.transaction(async (connection) => {
        const id = await saveShopAnswer(connection, questionId, answer);
        const entry = await findEntryById(connection, id);
        if (!entry) throw createUnknownQuestionProblem();
        return entry;
      }),
  };
}

/**
 * Guests' unconfirmed questions have a separate limit, so that they do not block customers.
 * @throws Problem 503 while too many wait.
 */
async function checkPendingLimit(
  connection: Connection,
  status: 'unconfirmed' | 'pending',
  maxPending: number,
): Promise<void> {
  const [counted] = await connection.rows(countPending, [status, maxPending]);
  if ((counted?.pending ?? 0) >= maxPending)
    throw new Problem(503, 'questionForm.full', 'question: too many are awaiting moderation', {
      retryAfter: 3_600,
    });
}

export const provider = defineProvider({
  port: 'questions',
  name: 'embedded',
  create: async (deps) =>
    createQuestions((await deps.database()) as Database, await deps.port('jobs')),
});
