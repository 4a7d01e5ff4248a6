/** Moderation of questions and answers in memory, for tests. */
import { Problem } from '#kit/problem.ts';
import type {
  ModeratedEntry,
  QuestionModeration,
  ShopAnswer,
} from '../moderation/question-moderation.ts';
import {
  type QuestionStore,
  type StoredAnswer,
  type StoredQuestion,
  unknownQuestion,
} from './memory-question-store.fixtures.ts';

export function createMemoryQuestionModeration(store: QuestionStore): QuestionModeration {
  const find = (id: string) => {
    const found = store.find(id);
    if (!found) throw unknownQuestion('id');
    return found;
  };
  const confirmed = (id: string) => {
    const found = find(id);
    if (found.status === 'unconfirmed')
      throw new Problem(409, 'questions.unconfirmed', 'unconfirmed', { field: found.kind });
    return found;
  };
  return {
    listForModeration: async ({ status, limit }) =>
      [...store.questions, ...store.answers]
        .filter((entry) => (status ? entry.status === status : entry.status !== 'unconfirmed'))
        .toSorted((a, b) => (a.submittedAt < b.submittedAt ? -1 : 1))
        .slice(0, limit)
        .map((entry) => toEntry(store, entry)),
    async findForModeration(id) {
      const found = store.find(id);
      const events = store.events
        .filter(({ subjectId }) => subjectId === id)
        .map(({ subjectId: _, ...event }) => event);
      return found ? { entry: toEntry(store, found), events } : null;
    },
    async publish(id, submittedAt) {
      const found = confirmed(id);
      if (found.submittedAt !== submittedAt)
        throw new Problem(409, 'questions.changed', 'changed', { field: found.kind });
      store.change(id, { status: 'published', refusalReason: null });
      store.note(id, 'published');
      return toEntry(store, find(id));
    },
    async refuse(id, reason) {
      confirmed(id);
      store.change(id, { status: 'refused', refusalReason: reason });
      store.note(id, 'refused', reason);
      return toEntry(store, find(id));
    },
    answerQuestion: async (questionId, answer) =>
      toEntry(store, answerAsShop(store, questionId, answer)),
  };
}

function answerAsShop(
  store: QuestionStore,
  questionId: string,
  { username, body }: ShopAnswer,
): StoredAnswer {
  const question = store.question(questionId);
  if (!question) throw unknownQuestion();
  if (question.status === 'unconfirmed' || question.status === 'refused')
    throw new Problem(409, 'questions.hidden', 'hidden', { field: 'question' });
  const former = store.answers.find(
    (answer) =>
      answer.questionId === questionId &&
      answer.isFromShop &&
      answer.username === username &&
      answer.sourceKey.startsWith('own-'),
  );
  const stored = store.startText(body, 'published', null);
  const id = former?.id ?? stored.id;
  if (former) store.remove(former.id);
  const answer: StoredAnswer = {
    ...{ ...stored, id, kind: 'answer', questionId, username },
    ...{ isFromShop: true, buyerReference: null },
  };
  store.answers.push(answer);
  store.note(id, 'answered');
  return answer;
}

function toEntry(store: QuestionStore, entry: StoredQuestion | StoredAnswer): ModeratedEntry {
  const { id, kind, status, refusalReason, body, username, submittedAt } = entry;
  const shown = { id, kind, status, refusalReason, body, username, submittedAt };
  if (entry.kind === 'question') {
    const { productKey, language } = entry;
    return { ...shown, productKey, language, isFromShop: false, isVerified: false, question: null };
  }
  const question = store.question(entry.questionId);
  return {
    ...{ ...shown, productKey: question?.productKey ?? '', language: question?.language ?? null },
    ...{ isFromShop: entry.isFromShop, isVerified: entry.buyerReference !== null },
    question: question ? { id: question.id, body: question.body } : null,
  };
}
