/** Page of the link in a guest's email: confirms the review once, and deletes it at any time. */
import { ConfirmPage } from '#features/review-writing/confirm-page.tsx';
import {
  handleConfirmation,
  loadConfirmation,
} from '#features/review-writing/confirm-request.server.ts';
import { formatReviewProblem } from '#features/review-writing/form/review-problem.ts';
import { OwnReviewStatus } from '#features/review-writing/own-review-status.tsx';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { privateRoute } from '#request/route.server.ts';
import { useShop } from '#request/shop-public.tsx';
import type { Route } from './+types/confirm-review.route.ts';

export const loader = privateRoute(async (shop, { request }) => {
  const confirmation = loadConfirmation(shop, request);
  const { token } = confirmation;
  const review = token === '' ? null : await shop.ports.reviewWriting.findByToken(token);
  return { ...confirmation, review };
});

export const action = privateRoute((shop, { request }) => {
  const { reviewWriting } = shop.ports;
  return handleConfirmation(shop, request, {
    confirm: reviewWriting.confirm,
    remove: (token) => reviewWriting.remove({ token }),
    kind: 'review',
  });
});

export const meta: Route.MetaFunction = () => [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
];

export default function ConfirmReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('review-form');
  const { prefix } = useShop();
  const { review, isDeleted, csrf, token } = loaderData;
  const formErrors = actionData && 'formErrors' in actionData ? actionData.formErrors : null;
  const isUnknown = review === null && !isDeleted;
  const problem = formErrors ?? (isUnknown ? { code: 'reviewForm.linkExpired' } : null);
  const isUnconfirmed = review?.status === 'unconfirmed';
  return (
    <ConfirmPage
      title={text(isUnconfirmed ? 'reviewForm.confirm' : 'reviewForm.yourReview')}
      status={review?.status ?? null}
      isDeleted={isDeleted}
      problem={problem && formatReviewProblem(text, problem)}
      form={{ csrf, token, action: `${prefix}${links.confirm('review', { token })}` }}
      labels={{
        deleted: text('reviewForm.deleted'),
        sent: text('reviewForm.sentNow'),
        confirm: text('reviewForm.confirmAction'),
        delete: text('reviewForm.delete'),
      }}
    >
      {review && <OwnReviewStatus review={review} />}
    </ConfirmPage>
  );
}
