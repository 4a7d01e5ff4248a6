/** Page of all questions about a product, by its URL; works without JavaScript. */
import { data } from 'react-router';
import { loadProductBySlug } from '#features/catalogue/catalogue.server.ts';
import { findLanguagePaths } from '#features/catalogue/languages/language-paths.server.ts';
import { redirectMovedProduct } from '#features/catalogue/redirect-moved.server.ts';
import { listNearestCategories, listSoldLocales } from '#features/catalogue/sold-locales.ts';
import { toOpenGraphImage } from '#features/pictures/pictures.ts';
import { loadQuestions } from '#features/questions/load-questions.server.ts';
import { parseQuestionListParams } from '#features/questions/question-list-params.ts';
import { QUESTIONS_PER_PAGE } from '#features/questions/questions.ts';
import { QuestionsPageContent } from '#features/questions/questions-page-content.tsx';
import {
  countReviewSearch,
  describeRefusal,
  searchUnlessRefused,
} from '#features/reviews/calls/limit-search.server.ts';
import { deserialise, serialise, useDeserialised } from '#hydration/serialised.ts';
import { findMessages } from '#i18n/find-messages.ts';
import { useText } from '#i18n/text.tsx';
import { createMetaTags, listPageUrls } from '#kit/html/meta.ts';
import { isProblem } from '#kit/problem.ts';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { searchableLoader } from '#request/route.server.ts';
import type { Route } from './+types/questions.route.ts';

export const loader = searchableLoader('q', async (shop, { params, request }, caller) => {
  const { searchParams, search } = new URL(request.url);
  const { product } = redirectMovedProduct(
    await loadProductBySlug(shop, params.slug ?? ''),
    (slug) => `${links.questions({ slug })}${search}`,
  );
  const { slug, name, brand } = product;
  const picture = product.colours[0]?.pictures[0];
  const listParams = parseQuestionListParams(searchParams);
  const counted = await searchUnlessRefused(async () => {
    if (caller && listParams.search !== '') countReviewSearch(caller);
  });
  const refusal = isProblem(counted) ? counted : null;
  const view = await loadQuestions(shop, product, {
    params: listParams,
    limit: QUESTIONS_PER_PAGE,
    isSearchRefused: refusal !== null,
  });
  const { prefix } = shop.public;
  const locales = listSoldLocales(shop, product);
  const text = findMessages(shop.locale.tag);
  const page = serialise({
    view,
    title: text('questions.titleOf', { name }),
    fullTitle: `${text('questions.titleOf', { name })} | ${brand}`,
    description: text('questions.description', { name, brand, shop: shop.fascia.name }),
    image: picture && toOpenGraphImage(picture),
    pageUrls: listPageUrls({
      origin: shop.fascia.origin,
      prefix,
      locales,
      path: links.questions({ slug }),
    }),
    languagePaths: await findLanguagePaths(shop, locales, listNearestCategories(product)),
    // Only the first page without filters is for search engines.
    isIndexed: search === '' && view.results.length > 0,
  });
  return data(page, refusal ? describeRefusal(refusal) : undefined);
});

/** With `retry-after` where a search was refused. */
export const headers: Route.HeadersFunction = ({ errorHeaders, loaderHeaders }) =>
  errorHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { fullTitle, ...page } = deserialise(loaderData);
  return createMetaTags({ ...page, title: fullTitle });
};

export default function QuestionsPage({ loaderData }: Route.ComponentProps) {
  const text = useText('questions');
  const { view, title } = useDeserialised(loaderData);
  const { slug, name } = view;
  return (
    <main id="main" className="page pb-16 pt-6">
      <Link to={links.product({ slug })} className="text-sm underline underline-offset-4">
        {text('questions.back', { name })}
      </Link>
      <h1 className="mt-4 text-3xl">{title}</h1>
      <QuestionsPageContent view={view} />
    </main>
  );
}
