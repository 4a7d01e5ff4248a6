/** Writing questions and answers in memory, for tests. */
import { randomUUID } from 'node:crypto';
import type { Reviewer } from '#features/reviews/review-person.ts';
import { Problem } from '#kit/problem.ts';
import type { QuestionWriting } from '../writing/question-writing.ts';
import type {
  OwnQuestion,
  SubmittedAnswer,
  SubmittedQuestion,
} from '../writing/written-question.ts';
import {
  type QuestionStore,
  type StoredQuestion,
  unknownQuestion,
} from './memory-question-store.fixtures.ts';

type MemoryLimits = { readonly productKeys: readonly string[]; readonly maxPending: number };

export function createMemoryQuestionWriting(
  store: QuestionStore,
  { productKeys, maxPending }: MemoryLimits,
): QuestionWriting {
  const ownedBy = ({ author, authorEmail }: Reviewer) =>
    store.questions
      .filter((question) => question.status !== 'unconfirmed')
      .filter(
        (question) => question.author !== null && [author, authorEmail].includes(question.author),
      )
      .reverse();
  return {
    submitQuestion: async (...given) => submitQuestion(store, { productKeys, maxPending }, given),
    async findQuestionByToken(token) {
      const found = store.byToken(token);
      return found ? toOwn(found) : null;
    },
    async confirmQuestion(token) {
      const found = store.byToken(token);
      if (!found) throw new Problem(410, 'questionForm.linkExpired', 'The link has been used');
      if (found.status === 'unconfirmed') {
        store.change(found.id, { status: 'pending' });
        store.note(found.id, 'confirmed');
      }
      return toOwn(store.question(found.id) ?? found);
    },
    listOwnQuestions: async (asker) => ownedBy(asker).map(toOwn),
    async removeQuestion(owner) {
      const found =
        'token' in owner
          ? store.byToken(owner.token)
          : ownedBy(owner.asker).find(({ id }) => id === owner.questionId);
      if (!found) throw unknownQuestion();
      store.remove(found.id);
      store.note(found.id, 'deleted');
    },
    async submitAnswer(answer) {
      store.checkPendingLimit('pending', maxPending);
      submitAnswer(store, answer);
    },
    async removeAnswer(answerId, author) {
      removeAnswer(store, answerId, author);
    },
    exportQuestions: async (person) => ({
      questions: ownedBy(person).map(toOwn),
      answers: store.answers
        .filter(({ author }) => author !== null && author === person.author)
        .map((answer) => {
          const { id, questionId, body, username, status, refusalReason, submittedAt } = answer;
          const { productKey = '', body: question = '' } = store.question(questionId) ?? {};
          return {
            ...{ id, questionId, question, productKey, body, username },
            ...{ status, refusalReason, submittedAt },
          };
        }),
    }),
    cleanUp: async () => {},
  };
}

function removeAnswer(store: QuestionStore, answerId: string, author: string): void {
  const found = store.answers.find((answer) => answer.id === answerId && answer.author === author);
  if (!found) throw new Problem(404, 'questionForm.answerUnknown', 'unknown', { field: 'answer' });
  store.remove(answerId);
  store.note(answerId, 'deleted');
}

function submitQuestion(
  store: QuestionStore,
  { productKeys, maxPending }: MemoryLimits,
  [question, asker, email]: Parameters<QuestionWriting['submitQuestion']>,
) {
  const { productKey, body, username, language } = question;
  store.checkPendingLimit(email === null ? 'pending' : 'unconfirmed', maxPending);
  if (!productKeys.includes(productKey))
    throw new Problem(404, 'product.notSold', 'unknown', { field: 'product' });
  const same = findSame(store, question, asker);
  const sent = email === null ? 'now' : 'mail';
  if (same && same.status !== 'unconfirmed') return { sent, job: null } as const;
  if (same && email !== null) return { sent: 'mail', job: null } as const;
  if (same) store.remove(same.id);
  const token = email && randomUUID();
  const status = token === null ? 'pending' : 'unconfirmed';
  const stored: StoredQuestion = {
    ...store.startText(body, status, asker.author ?? asker.authorEmail),
    ...{ kind: 'question', productKey, username, language, token },
  };
  store.questions.push(stored);
  store.note(stored.id, token === null ? 'confirmed' : 'submitted');
  if (email === null || token === null) return { sent: 'now', job: null } as const;
  return { sent: 'mail', job: { ...email, token } } as const;
}

function findSame(
  store: QuestionStore,
  { productKey, body }: SubmittedQuestion,
  { author, authorEmail }: Reviewer,
): StoredQuestion | undefined {
  return store.questions
    .filter((question) => question.productKey === productKey && question.body === body)
    .filter((question) => question.status !== 'refused')
    .filter(
      (question) => question.author !== null && [author, authorEmail].includes(question.author),
    )
    .toSorted((question) => (question.status === 'unconfirmed' ? 1 : -1))[0];
}

function submitAnswer(store: QuestionStore, answer: SubmittedAnswer): void {
  const { productKey, questionId, body, username, buyerReference, author } = answer;
  const question = store.question(questionId);
  if (question?.productKey !== productKey || question.status !== 'published')
    throw unknownQuestion();
  const former = store.answers.find(
    (answer) => answer.questionId === questionId && answer.buyerReference === buyerReference,
  );
  const stored = store.startText(body, 'pending', author ?? former?.author ?? null);
  if (former) store.remove(former.id);
  store.answers.push({
    ...{ ...stored, id: former?.id ?? stored.id, kind: 'answer', questionId, username },
    ...{ isFromShop: false, buyerReference },
  });
  store.note(former?.id ?? stored.id, former ? 'edited' : 'submitted');
}

function toOwn(question: StoredQuestion): OwnQuestion {
  const { id, productKey, body, username, status, refusalReason, submittedAt } = question;
  return { id, productKey, body, username: username ?? '', status, refusalReason, submittedAt };
}
