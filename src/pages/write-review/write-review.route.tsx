/** Page on which a shopper reviews a product, or changes their review. */
import { redirect } from 'react-router';
import { respondWithFormErrors } from '#features/accounts/forms/account-form.server.ts';
import { loadProductBySlug } from '#features/catalogue/catalogue.server.ts';
import { redirectMovedProduct } from '#features/catalogue/redirect-moved.server.ts';
import { loadReviewForm } from '#features/review-writing/form/load-review-form.server.ts';
import { ReviewForm } from '#features/review-writing/form/review-form.tsx';
import { ReviewSent } from '#features/review-writing/form/review-sent.tsx';
import { submitReview } from '#features/review-writing/form/submit-review.server.ts';
import { ReviewLayout } from '#features/review-writing/review-layout.tsx';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { readFormWithFiles } from '#request/read-form.server.ts';
import { privateRoute } from '#request/route.server.ts';
import type { Route } from './+types/write-review.route.ts';

export const loader = privateRoute(async (shop, { params, request }) => {
  const { searchParams } = new URL(request.url);
  const { product } = redirectMovedProduct(
    await loadProductBySlug(shop, params.slug ?? ''),
    (slug) => links.writeReview({ slug, buyer: searchParams.get('buyer') ?? undefined }),
  );
  const sent = searchParams.get('sent');
  return {
    view: await loadReviewForm(shop, product, searchParams.get('buyer')),
    sent: sent === 'mail' || sent === 'now' ? sent : null,
  } as const;
});

/** Fields, kept and new photos of the form, and some to spare. */
const MAX_PARTS = 60;

export const action = privateRoute(async (shop, { params, request }) => {
  const { product } = redirectMovedProduct(
    await loadProductBySlug(shop, params.slug ?? ''),
    (slug) => links.writeReview({ slug }),
  );
  const length = request.headers.get('content-length');
  const outcome = await submitReview(shop, product, {
    size: length === null ? null : Number(length),
    read: () => readFormWithFiles(request, MAX_PARTS),
  });
  if ('sent' in outcome)
    return redirect(links.writeReview({ slug: product.slug, sent: outcome.sent }), 303);
  return respondWithFormErrors(outcome.formErrors, outcome.status);
});

export const meta: Route.MetaFunction = () => [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
];

export default function WriteReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('review-form');
  const { view, sent } = loaderData;
  const formErrors = actionData && 'formErrors' in actionData ? actionData.formErrors : null;
  if (sent !== null && formErrors === null)
    return (
      <ReviewLayout title={text('reviewForm.sent')}>
        <ReviewSent sent={sent} product={view.product} />
      </ReviewLayout>
    );
  const { name } = view.product;
  return (
    <ReviewLayout
      title={view.isEdit ? text('reviewForm.edit') : text('reviewForm.titleOf', { name })}
    >
      <ReviewForm view={view} formErrors={formErrors} />
    </ReviewLayout>
  );
}
