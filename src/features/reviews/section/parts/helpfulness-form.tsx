/** Asks whether a review was helpful; a form that works without JavaScript. */
import { useEffect, useRef, useState } from 'react';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link, prefixHref } from '#request/link.tsx';
import { useShop, useShopPrefix } from '#request/shop-public.tsx';
import type { Review } from '../../reviews.ts';
import { postVote } from '../post-vote.browser.ts';
import type { ProductOfReviews } from '../reviews-view.ts';
import { useVote } from './votes.tsx';

export type HelpfulnessFormProps = { readonly review: Review; readonly product: ProductOfReviews };

export function HelpfulnessForm({ review, product }: HelpfulnessFormProps) {
  const text = useText();
  const { locale } = useShop();
  const prefix = useShopPrefix();
  const [outcome, setOutcome] = useVote(review.id);
  const [votedHere, setVotedHere] = useState(false);
  const thanks = useRef<HTMLSpanElement>(null);
  const result = typeof outcome === 'object' ? outcome : null;
  const votes = result && 'helpfulCount' in result ? result : review;
  const submit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (outcome === 'sending') return;
    setVotedHere(true);
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
  const hasVoted = votes !== review;
  // The button that had the focus is gone; elsewhere the same review leaves the focus where it is.
  useEffect(() => {
    if (hasVoted && votedHere) thanks.current?.focus();
  }, [hasVoted, votedHere]);
  return (
    <form
      method="post"
      action={prefixHref(prefix, links.reviews({ slug: product.slug }))}
      onSubmit={(event) => void submit(event)}
      className="review-vote"
    >
      <input type="hidden" name="review" value={review.id} />
      {votes.helpfulCount > 0 && (
        <span>{text('reviews.helpful', { count: votes.helpfulCount })}</span>
      )}
      {hasVoted ? (
        <span role="status" ref={thanks} tabIndex={-1}>
          {text('reviews.voted')}
        </span>
      ) : (
        <HelpfulnessButtons name={review.username ?? text('reviews.anonymous')} />
      )}
      <Link
        to={links.reportReview({ slug: product.slug, review: review.id })}
        className="review-link"
      >
        {text('reviews.report')}
      </Link>
      {outcome === 'failed' && <span role="alert">{text('reviews.voteFailed')}</span>}
      {result && 'error' in result && <span role="alert">{result.error}</span>}
    </form>
  );
}

/** Both buttons name the author, for users of screen readers. */
function HelpfulnessButtons({ name }: { readonly name: string }) {
  const text = useText();
  const buttons = [
    ['true', 'reviews.yes', 'reviews.yesTo'],
    ['false', 'reviews.no', 'reviews.noTo'],
  ] as const;
  return (
    <>
      <span>{text('reviews.wasHelpful')}</span>
      {buttons.map(([value, label, accessibleName]) => (
        <button
          key={value}
          type="submit"
          name="helpful"
          value={value}
          className="review-link"
          aria-label={text(accessibleName, { name })}
        >
          {text(label)}
        </button>
      ))}
    </>
  );
}
