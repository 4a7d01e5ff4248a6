/** Account page: the customer's reviews with their states, to change or delete them. */
import { redirect } from 'react-router';
import { answerForm } from '#features/accounts/forms/account-form.server.ts';
import { issueFormToken } from '#features/accounts/forms/form-token.server.ts';
import { requireCustomer } from '#features/accounts/require-customer.server.ts';
import { scopeOf } from '#features/catalogue/catalogue.server.ts';
import { reviewerOf } from '#features/review-writing/form/load-review-form.server.ts';
import { formatReviewProblem } from '#features/review-writing/form/review-problem.ts';
import { OwnReviewText } from '#features/review-writing/own-review.tsx';
import { ReviewLayout } from '#features/review-writing/review-layout.tsx';
import type { OwnReview } from '#features/review-writing/written-review.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { privateRoute } from '#request/route.server.ts';
import type { PrivateShop } from '#request/shop.ts';
import { useShop } from '#request/shop-public.tsx';
import { Hidden } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';
import type { Route } from './+types/own-reviews.route.ts';

export const loader = privateRoute(async (shop, { request }) => {
  const customer = requireCustomer(shop, links.ownReviews());
  const own = await shop.ports.reviewWriting.listOwn(reviewerOf(shop, customer));
  const reviews: ShownReview[] = [];
  // One after the other, to leave database connections for other requests.
  for (const review of own) reviews.push({ ...review, product: await findName(shop, review) });
  const isDeleted = new URL(request.url).searchParams.get('done') === 'deleted';
  return { csrf: issueFormToken(shop), reviews, isDeleted };
});

type ShownReview = OwnReview & {
  /** null where the product is no longer sold in this fascia. */
  readonly product: { readonly slug: string; readonly name: string } | null;
};

async function findName(
  shop: PrivateShop,
  { productKey }: OwnReview,
): Promise<ShownReview['product']> {
  const found = await shop.ports.catalogue.findProduct(scopeOf(shop), { productKey });
  if (!found || !('product' in found)) return null;
  const { slug, name } = found.product;
  return { slug, name };
}

export const action = privateRoute((shop, { request }) => {
  const customer = requireCustomer(shop, links.ownReviews());
  return answerForm(shop, request, async ({ review }) => {
    const reviewId = typeof review === 'string' ? review.slice(0, 100) : '';
    await shop.ports.reviewWriting.remove({ reviewId, reviewer: reviewerOf(shop, customer) });
    return redirect(links.ownReviews({ done: 'deleted' }), 303);
  });
});

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function OwnReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('review-form');
  const { csrf, reviews, isDeleted } = loaderData;
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : null;
  return (
    <ReviewLayout title={text('reviewForm.yours')}>
      {isDeleted && <p role="status">{text('reviewForm.deleted')}</p>}
      {refusal !== null && (
        <p role="alert" className="review-form-problem">
          {formatReviewProblem(text, refusal)}
        </p>
      )}
      {reviews.length === 0 && <p>{text('reviewForm.yoursNone')}</p>}
      <ul className="review-form-list">
        {reviews.map((review) => (
          <li key={review.id}>
            <OwnItem review={review} csrf={csrf} />
          </li>
        ))}
      </ul>
      <p>
        <Link to={links.account()} className="review-form-link">
          {text('reviewForm.account')}
        </Link>
      </p>
    </ReviewLayout>
  );
}

function OwnItem({ review, csrf }: { readonly review: ShownReview; readonly csrf: string }) {
  const text = useText();
  const { prefix } = useShop();
  const { id, product, productKey } = review;
  return (
    <article className="review-form-item">
      <h2>
        {product ? (
          <Link to={links.product({ slug: product.slug })}>{product.name}</Link>
        ) : (
          productKey
        )}
      </h2>
      <OwnReviewText review={review} />
      <div className="review-form-actions">
        {product && (
          <Link to={links.writeReview({ slug: product.slug })} className="review-form-link">
            {text('reviewForm.edit')}
          </Link>
        )}
        <form method="post" action={`${prefix}${links.ownReviews()}`}>
          <Hidden fields={{ csrf, review: id }} />
          <Submit isQuiet>{text('reviewForm.delete')}</Submit>
        </form>
      </div>
    </article>
  );
}
