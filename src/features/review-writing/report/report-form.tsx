/** Form to report a review: the text of the review, and the closed list of reasons. */
import { MODERATION_REASONS } from '#features/reviews/policy/moderation-reasons.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { prefixHref } from '#request/link.tsx';
import { useShopPrefix } from '#request/shop-public.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';
import { ChoiceField } from '../form/choice-fields.tsx';
import { formatReviewProblem } from '../form/review-problem.ts';

export type ReportFormProps = {
  readonly csrf: string;
  readonly product: { readonly slug: string };
  readonly review: {
    readonly id: string;
    readonly title: string | null;
    readonly username: string | null;
    readonly text: string;
  };
  readonly formErrors: { readonly code: string; readonly retryAfter: number | null } | null;
};

export function ReportForm({ csrf, product, review, formErrors }: ReportFormProps) {
  const text = useText('review-form');
  const prefix = useShopPrefix();
  const { id, title, username } = review;
  const problem = formErrors === null ? undefined : formatReviewProblem(text, formErrors);
  const isReasonMissing = formErrors?.code === 'reviewForm.reasonMissing';
  const action = prefixHref(prefix, links.reportReview({ slug: product.slug, review: id }));
  return (
    <form method="post" noValidate action={action} className="review-form">
      <HiddenFields fields={{ csrf, review: id }} />
      <p>{text('reviewForm.reportHint')}</p>
      <blockquote className="review-form-own">
        {title !== null && <h2 dir="auto">{title}</h2>}
        <p dir="auto" className="review-form-words">
          {review.text}
        </p>
        {username !== null && (
          <p className="review-form-hint">
            <bdi>{username}</bdi>
          </p>
        )}
      </blockquote>
      <p role="alert" className="review-form-problem">
        {isReasonMissing ? null : problem}
      </p>
      <ChoiceField
        name="reason"
        legend={text('reviewForm.reason')}
        readValue={() => 'none'}
        findError={() => (isReasonMissing ? problem : undefined)}
        choices={MODERATION_REASONS.map((reason) => [reason, text(`reviewForm.reason.${reason}`)])}
        isColumn
      />
      <Submit>{text('reviewForm.reportAction')}</Submit>
    </form>
  );
}
