/** Page on which a reader reports a review for a reason of the closed list. */
import { redirect } from 'react-router';
import { handleForm } from '#features/accounts/forms/account-form.server.ts';
import { issueFormToken } from '#features/accounts/forms/form-token.server.ts';
import { loadProductBySlug } from '#features/catalogue/catalogue.server.ts';
import { redirectMovedProduct } from '#features/catalogue/redirect-moved.server.ts';
import { ReportForm } from '#features/review-writing/report/report-form.tsx';
import { reportReview } from '#features/review-writing/report/report-review.server.ts';
import { ReviewLayout } from '#features/review-writing/review-layout.tsx';
import { loadReview } from '#features/reviews/reviews.server.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { privateRoute } from '#request/route.server.ts';
import type { Route } from './+types/report-review.route.ts';

export const loader = privateRoute(async (shop, { params, request }) => {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('review') ?? '';
  const { product } = redirectMovedProduct(
    await loadProductBySlug(shop, params.slug ?? ''),
    (slug) => links.reportReview({ slug, review: id }),
  );
  const { slug, name, productKey } = product;
  const { title, reviewText, username } = await loadReview(shop, productKey, id);
  return {
    ...{ csrf: issueFormToken(shop), isSent: searchParams.has('sent') },
    product: { slug, name },
    review: { id, title, username, text: reviewText },
  };
});

export const action = privateRoute(async (shop, { params, request }) => {
  const { product } = redirectMovedProduct(
    await loadProductBySlug(shop, params.slug ?? ''),
    (slug) => links.reviews({ slug }),
  );
  return await handleForm(shop, request, async (fields) => {
    await reportReview(shop, product.productKey, fields);
    const { slug } = product;
    return redirect(links.reportReview({ slug, review: String(fields.review), sent: '1' }), 303);
  });
});

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function ReportReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('review-form');
  const { product, isSent } = loaderData;
  const formErrors = actionData && 'formErrors' in actionData ? actionData.formErrors : null;
  return (
    <ReviewLayout title={text('reviewForm.report')}>
      {isSent && formErrors === null ? (
        <p role="status">{text('reviewForm.reported')}</p>
      ) : (
        <ReportForm {...loaderData} formErrors={formErrors} />
      )}
      <p>
        <Link to={links.reviews({ slug: product.slug })} className="review-form-link">
          {text('reviewForm.back', { name: product.name })}
        </Link>
      </p>
    </ReviewLayout>
  );
}
