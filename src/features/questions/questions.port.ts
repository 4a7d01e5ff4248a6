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

export interface Questions extends QuestionWriting, QuestionModeration {
  /**
   * A page of published questions with their published answers: answered ones first, then the
   * newest. An unknown product has none.
   *
   * ```ts
   * const { results, total } = await questions.listQuestions({ productKey, page: 1, limit: 10 });
   * ```
   */
  listQuestions(query: QuestionQuery): Promise<QuestionPage>;
  /** A published question; null where the product has none of that id. */
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
