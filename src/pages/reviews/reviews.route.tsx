/**
 * Page of all reviews of a product, filtered and sorted by its URL; works without JavaScript.
 */
import { data, redirect } from 'react-router';
import { loadProductBySlug } from '#features/catalogue/catalogue.server.ts';
import { findLanguagePaths } from '#features/catalogue/languages/language-paths.server.ts';
import { redirectMovedProduct } from '#features/catalogue/redirect-moved.server.ts';
import { listNearestCategories, listSoldLocales } from '#features/catalogue/sold-locales.ts';
import { toOpenGraphImage } from '#features/pictures/pictures.ts';
import { describeRefusal } from '#features/reviews/calls/limit-search.server.ts';
import { voteForReview } from '#features/reviews/calls/vote-for-review.server.ts';
import { parseReviewListParams } from '#features/reviews/review-list-params.ts';
import { loadReview } from '#features/reviews/reviews.server.ts';
import { loadReviews } from '#features/reviews/section/load-reviews.server.ts';
import { findReviewsDescription } from '#features/reviews/section/reviews-description.ts';
import { ReviewsIsland } from '#features/reviews/section/reviews-island.tsx';
import { deserialise, serialise, useDeserialised } from '#hydration/serialised.ts';
import { findMessages } from '#i18n/find-messages.ts';
import { useText } from '#i18n/text.tsx';
import { createMetaTags, listPageUrls } from '#kit/html/meta.ts';
import { Problem } from '#kit/problem.ts';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { readRequestBody } from '#request/read-request-body.server.ts';
import { privateRoute, searchableLoader } from '#request/route.server.ts';
import type { Route } from './+types/reviews.route.ts';

export const loader = searchableLoader('q', async (shop, { params, request }, caller) => {
  const { searchParams, search } = new URL(request.url);
  const { product } = redirectMovedProduct(
    await loadProductBySlug(shop, params.slug ?? ''),
    (slug) => `${links.reviews({ slug })}${search}`,
  );
  const { slug, name, brand, productKey } = product;
  const picture = product.colours[0]?.pictures[0];
  const id = searchParams.get('review');
  const single = id === null ? null : await loadReview(shop, productKey, id);
  const requested = parseReviewListParams(searchParams);
  const loaded = await loadReviews(shop, product, { requested, caller });
  if (!loaded) throw new Problem(503, 'reviews.failed', 'The reviews could not be loaded.');
  const { view, refusal } = loaded;
  const { prefix } = shop.public;
  const locales = listSoldLocales(shop, product);
  const text = findMessages(shop.locale.tag);
  const page = serialise({
    view,
    single,
    isVoted: searchParams.has('voted'),
    title: text('reviews.titleOf', { name }),
    fullTitle: `${text('reviews.titleOf', { name })} | ${brand}`,
    description: text(findReviewsDescription(product), { name, brand, shop: shop.fascia.name }),
    image: picture && toOpenGraphImage(picture),
    pageUrls: listPageUrls({
      origin: shop.fascia.origin,
      prefix,
      locales,
      path: links.reviews({ slug }),
    }),
    languagePaths: await findLanguagePaths(shop, locales, listNearestCategories(product)),
    // Only the first page without filters is for search engines.
    isIndexed: search === '' && view.overview !== null,
  });
  return data(page, refusal ? describeRefusal(refusal) : undefined);
});

/** With `retry-after` where a search was refused. */
export const headers: Route.HeadersFunction = ({ errorHeaders, loaderHeaders }) =>
  errorHeaders ?? loaderHeaders;

/** A vote without JavaScript: leads to the review, whose number of votes is up to date. */
export const action = privateRoute(async (shop, { params, request }) => {
  const { product } = redirectMovedProduct(
    await loadProductBySlug(shop, params.slug ?? ''),
    (slug) => links.reviews({ slug }),
  );
  const fields = await readRequestBody(request);
  const votes = await voteForReview(shop, product.productKey, fields);
  const { slug } = product;
  return redirect(links.reviews({ slug, review: String(fields.review), votes }), 303);
});

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { fullTitle, ...page } = deserialise(loaderData);
  return createMetaTags({ ...page, title: fullTitle });
};

export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const text = useText('reviews');
  const { view, single, isVoted, title } = useDeserialised(loaderData);
  const { slug, name } = view;
  return (
    <main id="main" className="page pb-16 pt-6">
      <Link to={links.product({ slug })} className="text-sm underline underline-offset-4">
        {text('reviews.back', { name })}
      </Link>
      <h1 className="mt-4 text-3xl">{title}</h1>
      <ReviewsIsland
        view={view}
        single={single}
        isWholePage
        isVoted={isVoted}
        key={JSON.stringify(view.params)}
      />
    </main>
  );
}
