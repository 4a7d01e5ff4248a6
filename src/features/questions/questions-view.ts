/** Data of the section of questions and of their page. */
import type { QuestionListParams } from './question-list-params.ts';
import type { Question } from './questions.ts';

export type QuestionedProduct = {
  readonly productKey: string;
  readonly slug: string;
  readonly name: string;
};

export type QuestionsView = QuestionedProduct & {
  readonly params: QuestionListParams;
  readonly results: readonly Question[];
  /** Too many searches: `results` is empty. */
  readonly isSearchRefused?: boolean;
  /** Questions of the list. */
  readonly total: number;
  /** Published questions in any language. */
  readonly everyTotal: number;
};
