/** Questions about products and their answers: types and constants. */

/** Id of the section on a product page. */
export const QUESTIONS_ID = 'questions';
/** Number of questions on a product page; the others are on their own page. */
export const FIRST_QUESTIONS = 3;
export const QUESTIONS_PER_PAGE = 10;
/** Maximum page number of a list. */
export const MAX_QUESTION_PAGES = 200;

export type QuestionAnswer = {
  readonly id: string;
  readonly body: string;
  /** The shop's name, or the buyer's nickname. */
  readonly username: string;
  readonly isFromShop: boolean;
  /** The author bought the product in this shop. */
  readonly isVerified: boolean;
  /** ISO 8601. */
  readonly submittedAt: string;
};

export type Question = {
  readonly id: string;
  readonly body: string;
  readonly username: string | null;
  /** Language of the text, such as `en`; null where unknown. */
  readonly language: string | null;
  /** ISO 8601. */
  readonly submittedAt: string;
  /** Those of the shop first, then the oldest. */
  readonly answers: readonly QuestionAnswer[];
};

export type QuestionPage = {
  readonly results: readonly Question[];
  /** Questions of the whole list. */
  readonly total: number;
};
