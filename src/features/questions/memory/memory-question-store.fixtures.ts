/** Questions and answers in memory as they are stored, with their audit log. */
import { randomUUID } from 'node:crypto';
import type { ModerationStatus } from '#features/review-moderation/moderation.ts';
import { CONFIRMATION_DAYS } from '#features/review-writing/submitted-review.ts';
import type { ModerationReason } from '#features/reviews/policy/moderation-reasons.ts';
import type { QuestionRecord } from '#features/reviews/review-records.ts';
import { Problem } from '#kit/problem.ts';
import type { QuestionEvent } from '../moderation/question-moderation.ts';

type StoredText = {
  readonly id: string;
  readonly sourceKey: string;
  readonly body: string;
  readonly submittedAt: string;
  readonly status: ModerationStatus;
  readonly refusalReason: ModerationReason | null;
  readonly author: string | null;
};

export type StoredQuestion = StoredText & {
  readonly kind: 'question';
  readonly productKey: string;
  readonly username: string | null;
  readonly language: string | null;
  readonly token: string | null;
};

export type StoredAnswer = StoredText & {
  readonly kind: 'answer';
  readonly questionId: string;
  readonly username: string;
  readonly isFromShop: boolean;
  readonly buyerReference: string | null;
};

export class QuestionStore {
  questions: StoredQuestion[] = [];
  answers: StoredAnswer[] = [];
  readonly events: (QuestionEvent & { readonly subjectId: string })[] = [];
  #latest = 0;

  /** Times of this store differ, as those of the database do. */
  now(): string {
    this.#latest = Math.max(Date.now(), this.#latest + 1);
    return new Date(this.#latest).toISOString();
  }

  /** A text that was written in this shop. */
  startText(body: string, status: ModerationStatus, author: string | null): StoredText {
    const id = randomUUID();
    const submittedAt = this.now();
    const sourceKey = `own-${id}`;
    return { ...{ id, sourceKey, body, submittedAt, status, author }, refusalReason: null };
  }

  note(
    subjectId: string,
    action: QuestionEvent['action'],
    reason: ModerationReason | null = null,
  ): void {
    this.events.push({ subjectId, action, reason, at: new Date().toISOString() });
  }

  /** As an import saves it. */
  keep({ sourceKey, product: productKey, answers, ...record }: QuestionRecord): void {
    const published = { status: 'published', refusalReason: null, author: null } as const;
    this.questions = this.questions.filter((question) => question.sourceKey !== sourceKey);
    this.answers = this.answers.filter(({ questionId }) => questionId !== sourceKey);
    this.questions.push({
      ...{ ...published, kind: 'question', id: sourceKey, sourceKey, productKey, token: null },
      ...{ body: record.body, submittedAt: record.submittedAt },
      ...{ username: record.username ?? null, language: record.language ?? null },
    });
    for (const answer of answers)
      this.answers.push({
        ...{ ...published, ...answer, kind: 'answer', id: answer.sourceKey },
        ...{ questionId: sourceKey, buyerReference: null },
      });
  }

  find(id: string): StoredQuestion | StoredAnswer | undefined {
    return [...this.questions, ...this.answers].find((entry) => entry.id === id);
  }

  question(id: string): StoredQuestion | undefined {
    return this.questions.find((question) => question.id === id);
  }

  byToken(token: string): StoredQuestion | undefined {
    const oldest = Date.now() - CONFIRMATION_DAYS * 86_400_000;
    return this.questions.find(
      (question) =>
        question.token === token &&
        (question.status !== 'unconfirmed' || Date.parse(question.submittedAt) > oldest),
    );
  }

  change(
    id: string,
    change: Partial<Pick<StoredText, 'status' | 'refusalReason' | 'body' | 'submittedAt'>>,
  ): void {
    this.questions = this.questions.map((question) =>
      question.id === id ? { ...question, ...change } : question,
    );
    this.answers = this.answers.map((answer) =>
      answer.id === id ? { ...answer, ...change } : answer,
    );
  }

  remove(id: string): void {
    this.questions = this.questions.filter((question) => question.id !== id);
    this.answers = this.answers.filter((answer) => answer.id !== id && answer.questionId !== id);
  }

  /** @throws Problem 503 while so many texts have the status. */
  checkPendingLimit(expected: 'unconfirmed' | 'pending', maxPending: number): void {
    const waiting = [...this.questions, ...this.answers].filter(
      ({ status }) => status === expected,
    );
    if (waiting.length >= maxPending)
      throw new Problem(503, 'questionForm.full', 'question: full', { retryAfter: 3_600 });
  }
}

export function unknownQuestion(field: 'question' | 'id' = 'question'): Problem {
  return new Problem(404, 'questionForm.unknown', `${field}: unknown`, { field });
}
