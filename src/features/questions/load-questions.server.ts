/** Loads the questions of a product page and of the page of all questions. */
import { languageOf } from '#features/reviews/reviews.server.ts';
import { cacheTags } from '#request/cache-tags.ts';
import type { Shop } from '#request/shop.ts';
import type { QuestionListParams } from './question-list-params.ts';
import type { QuestionPage } from './questions.ts';
import type { QuestionedProduct, QuestionsView } from './questions-view.ts';

type Loading = {
  readonly params: QuestionListParams;
  readonly limit: number;
  /** The search was refused: the list is empty, and the page has a message. */
  readonly isSearchRefused?: boolean;
};

export async function loadQuestions(
  shop: Shop,
  { productKey, slug, name }: QuestionedProduct,
  { params: requested, limit, isSearchRefused = false }: Loading,
): Promise<QuestionsView> {
  const { questions } = shop.ports;
  shop.tag(cacheTags.reviews(productKey));
  const { page, search } = requested;
  const allLanguages = { productKey, page, limit, ...(search !== '' && { search }) };
  const ownLanguage = { ...allLanguages, language: languageOf(shop) };
  const [requestedList, { total: everyTotal }] = await Promise.all([
    isSearchRefused
      ? NO_QUESTIONS
      : questions.listQuestions(requested.isEveryLanguage ? allLanguages : ownLanguage),
    questions.listQuestions({ productKey, page: 1, limit: 1 }),
  ]);
  // Without any question in the page's language, those of all languages are shown at once.
  const isEveryLanguage =
    requested.isEveryLanguage || (!isSearchRefused && requestedList.total === 0 && everyTotal > 0);
  const shownList =
    isEveryLanguage && !requested.isEveryLanguage
      ? await questions.listQuestions(allLanguages)
      : requestedList;
  return {
    productKey,
    slug,
    name,
    params: { ...requested, isEveryLanguage },
    everyTotal,
    ...shownList,
    ...(isSearchRefused && { isSearchRefused }),
  };
}

const NO_QUESTIONS: QuestionPage = { results: [], total: 0 };
