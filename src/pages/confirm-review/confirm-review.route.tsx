/** Page of the link in a guest's email: confirms the review once, and deletes it at any time. */
import { redirect } from 'react-router';
import { answerForm } from '#features/accounts/forms/account-form.server.ts';
import { issueFormToken } from '#features/accounts/forms/form-token.server.ts';
import { formatReviewProblem } from '#features/review-writing/form/review-problem.ts';
import { OwnReviewText } from '#features/review-writing/own-review.tsx';
import { ReviewLayout } from '#features/review-writing/review-layout.tsx';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { privateRoute } from '#request/route.server.ts';
import { useShop } from '#request/shop-public.tsx';
import { Hidden } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';
import type { Route } from './+types/confirm-review.route.ts';

export const loader = privateRoute(async (shop, { request }) => {
  const { searchParams } = new URL(request.url);
  const token = (searchParams.get('token') ?? '').slice(0, 100);
  return {
    ...{ csrf: issueFormToken(shop), token, isDeleted: searchParams.get('done') === 'deleted' },
    review: token === '' ? null : await shop.ports.reviewWriting.findByToken(token),
  };
});

export const action = privateRoute((shop, { request }) =>
  answerForm(shop, request, async ({ token, intent }) => {
    const given = typeof token === 'string' ? token.slice(0, 100) : '';
    const { reviewWriting } = shop.ports;
    if (intent === 'delete') {
      await reviewWriting.remove({ token: given });
      return redirect(links.confirmReview({ done: 'deleted' }), 303);
    }
    await reviewWriting.confirm(given);
    return redirect(links.confirmReview({ token: given }), 303);
  }),
);

export const meta: Route.MetaFunction = () => [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
];

export default function ConfirmReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('review-form');
  const { review, isDeleted } = loaderData;
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : null;
  const isOpen = review?.status === 'unconfirmed';
  return (
    <ReviewLayout title={text(isOpen ? 'reviewForm.confirm' : 'reviewForm.yourReview')}>
      {isDeleted && <p role="status">{text('reviewForm.deleted')}</p>}
      {(refusal !== null || (review === null && !isDeleted)) && (
        <p role="alert" className="review-form-problem">
          {formatReviewProblem(text, refusal ?? { code: 'reviewForm.linkSpent' })}
        </p>
      )}
      {review !== null && (
        <>
          <OwnReviewText review={review} />
          {review.status === 'pending' && <p role="status">{text('reviewForm.sentNow')}</p>}
          <div className="review-form-actions">
            {isOpen && <IntentForm {...loaderData} intent="confirm" />}
            <IntentForm {...loaderData} intent="delete" />
          </div>
        </>
      )}
      <p>
        <Link to={links.home()} className="review-form-link">
          {text('reviewForm.home')}
        </Link>
      </p>
    </ReviewLayout>
  );
}

type IntentFormProps = {
  readonly csrf: string;
  readonly token: string;
  readonly intent: 'confirm' | 'delete';
};

function IntentForm({ csrf, token, intent }: IntentFormProps) {
  const text = useText();
  const { prefix } = useShop();
  return (
    <form method="post" action={`${prefix}${links.confirmReview({ token })}`}>
      <Hidden fields={{ csrf, token, intent }} />
      <Submit isQuiet={intent === 'delete'}>
        {text(intent === 'confirm' ? 'reviewForm.confirmAction' : 'reviewForm.delete')}
      </Submit>
    </form>
  );
}
