/** Asks whether a review was helpful; a form that works without script. */
import { useState } from 'react';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { writeHref } from '#request/link.tsx';
import { useShop, useShopPrefix } from '#request/shop-public.tsx';
import { postVote } from '../post-vote.browser.ts';
import type { Review } from '../reviews.ts';
import type { ProductOfReviews } from '../reviews-view.ts';

export type VoteFormProps = { readonly review: Review; readonly product: ProductOfReviews };

type Outcome = { readonly helpfulCount: number } | 'sending' | 'failed' | null;

export function VoteForm({ review, product }: VoteFormProps) {
  const text = useText();
  const { locale } = useShop();
  const prefix = useShopPrefix();
  const [outcome, setOutcome] = useState<Outcome>(null);
  const counted = outcome !== null && typeof outcome === 'object' ? outcome : review;
  const submit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (outcome === 'sending') return;
    const helpful = event.nativeEvent.submitter?.getAttribute('value') ?? 'true';
    setOutcome('sending');
    setOutcome(
      await postVote({
        productKey: product.productKey,
        review: review.id,
        helpful,
        locale: locale.tag,
      }),
    );
  };
  return (
    <form
      method="post"
      action={writeHref(prefix, links.reviews({ slug: product.slug }))}
      onSubmit={(event) => void submit(event)}
      className="review-vote"
    >
      <input type="hidden" name="review" value={review.id} />
      {counted.helpfulCount > 0 && (
        <span>{text('reviews.helpful', { count: counted.helpfulCount })}</span>
      )}
      {counted === review ? (
        <>
          <span>{text('reviews.wasHelpful')}</span>
          <button type="submit" name="helpful" value="true" className="review-link">
            {text('reviews.yes')}
          </button>
          <button type="submit" name="helpful" value="false" className="review-link">
            {text('reviews.no')}
          </button>
        </>
      ) : (
        <span role="status">{text('reviews.voted')}</span>
      )}
      {outcome === 'failed' && <span role="alert">{text('reviews.voteFailed')}</span>}
    </form>
  );
}
