/** Search words, languages and page of a list of questions, and their URL parameters. */
import { parseSearchWords } from '#features/reviews/review-list-params.ts';
import { MAX_QUESTION_PAGES } from './questions.ts';

export type QuestionListParams = {
  /** From 1. */
  readonly page: number;
  /** Words that the questions or their answers contain; '' for all. */
  readonly search: string;
  /** Questions in every language, not only in that of the page. */
  readonly isEveryLanguage: boolean;
};

export const DEFAULT_QUESTION_PARAMS: QuestionListParams = {
  page: 1,
  search: '',
  isEveryLanguage: false,
};

/** For URLs of pages: invalid values are ignored. */
export function parseQuestionListParams(parameters: URLSearchParams): QuestionListParams {
  const page = Number(parameters.get('page') ?? 1);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= MAX_QUESTION_PAGES ? page : 1,
    search: parseSearchWords(parameters.get('q')),
    isEveryLanguage: parameters.get('languages') === 'all',
  };
}

/** Values that differ from the defaults. */
export function toQuestionQuery({ page, search, isEveryLanguage }: QuestionListParams) {
  return {
    ...(search !== '' && { q: search }),
    ...(isEveryLanguage && { languages: 'all' as const }),
    ...(page > 1 && { page }),
  };
}

/** Names of all parameters of a page of questions. */
export const QUESTION_PARAMETERS: readonly string[] = Object.keys(
  toQuestionQuery({ page: 2, search: 'hem', isEveryLanguage: true }),
);
