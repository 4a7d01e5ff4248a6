/** Renders the section of questions: server HTML, without code or data in the browser. */
import type { LoaderFunctionArgs } from 'react-router';
import type { StaticSection } from '#blocks/render/loaded-section.ts';
import { sendSectionHtml } from '#blocks/render/render-sections.server.tsx';
import { loadQuestions } from '#features/questions/load-questions.server.ts';
import { DEFAULT_QUESTION_PARAMS } from '#features/questions/question-list-params.ts';
import { FIRST_QUESTIONS } from '#features/questions/questions.ts';
import { QuestionsSection } from '#features/questions/questions-section.tsx';
import type { QuestionedProduct } from '#features/questions/questions-view.ts';
import { cacheTags } from '#request/cache-tags.ts';
import { renderStaticHtml } from '#request/render-static-html.server.tsx';
import { INCOMPLETE_TAG, type Shop } from '#request/shop.ts';

/** Logged and empty when the questions fail: the page is shown without them, and not cached. */
export async function loadQuestionsSection(
  shop: Shop,
  args: LoaderFunctionArgs,
  product: QuestionedProduct,
): Promise<readonly StaticSection[]> {
  try {
    const { productKey } = product;
    const html = await shop.cached(
      `questions.first:${productKey}`,
      [cacheTags.product(productKey), cacheTags.reviews(productKey)],
      () => renderFirstQuestions(shop, product),
    );
    if (html === '') return [];
    const id = `questions-of-${product.slug}`;
    const sections = sendSectionHtml(args, [{ id, block: 'questions', isStatic: true, html }]);
    return sections.filter((section) => section.isStatic);
  } catch (error) {
    shop.tag(INCOMPLETE_TAG);
    shop.log.warn({ error: String(error) }, 'Questions could not be loaded.');
    return [];
  }
}

async function renderFirstQuestions(shop: Shop, product: QuestionedProduct): Promise<string> {
  const view = await loadQuestions(shop, product, {
    params: DEFAULT_QUESTION_PARAMS,
    limit: FIRST_QUESTIONS,
  });
  return renderStaticHtml(shop, <QuestionsSection view={view} />);
}
