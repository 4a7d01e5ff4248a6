/** Port: questions about products and their answers: read, written and moderated. */
import type { ReviewEmailJob } from '#features/review-writing/review-writing.port.ts';
import type { QuestionModeration } from './moderation/question-moderation.ts';
import type { Question, QuestionPage } from './questions.ts';
import type { QuestionWriting } from './writing/question-writing.ts';

export type QuestionQuery = {
  readonly productKey: string;
  /** From 1. */
  readonly page: number;
  /** 1 to 100. */
  readonly limit: number;
  /** Only questions that contain each of these words, in their text or that of an answer. */
  readonly search?: string;
  /** Only questions in this language, such as `en`, or in an unknown one. */
  readonly language?: string;
};

/**
 * A customer's question, a buyer's answer, and their way to the product's page. Guests confirm a
 * question by an emailed link before: see `QuestionWriting`.
 *
 * ```ts
 * await questions.submitQuestion(question, { author, authorEmail }, null);
 * const [entry] = await questions.listForModeration({ status: 'pending', limit: 20 });
 * await questions.publish(entry.id, entry.submittedAt);
 * const shopAnswer = { username: 'Aldermoor', body: 'Yes, at 30 °C.' };
 * await questions.answerQuestion(entry.id, shopAnswer);
 * const query = { productKey: 'TEE1', page: 1, limit: 10 };
 * const { results, total } = await questions.listQuestions(query);
 * const found = await questions.findQuestion('TEE1', entry.id); // answers: [{ body, ... }]
 * ```
 */
export interface Questions extends QuestionWriting, QuestionModeration {
  /**
   * A page of published questions with their published answers: answered ones first, then the
   * newest. `total` counts the questions of all pages. An unknown product has none, and neither has
   * a page after the last.
   */
  listQuestions(query: QuestionQuery): Promise<QuestionPage>;
  /** A published question with its published answers; null where the product has no such id. */
  findQuestion(productKey: string, id: string): Promise<Question | null>;
}

declare module '#features/jobs/jobs.port.ts' {
  interface JobPayloads {
    questionEmail: ReviewEmailJob;
  }
}

declare module '#request/shop.ts' {
  interface Ports {
    questions: Questions;
  }
}
