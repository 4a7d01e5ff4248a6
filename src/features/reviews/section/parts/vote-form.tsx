/** Asks whether a review was helpful; a form that works without JavaScript. */
import { useEffect, useRef, useState } from 'react';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link, writeHref } from '#request/link.tsx';
import { useShop, useShopPrefix } from '#request/shop-public.tsx';
import type { Review } from '../../reviews.ts';
import { postVote } from '../post-vote.browser.ts';
import type { ProductOfReviews } from '../reviews-view.ts';
import { useVote } from './votes.tsx';

export type VoteFormProps = { readonly review: Review; readonly product: ProductOfReviews };

export function VoteForm({ review, product }: VoteFormProps) {
  const text = useText();
  const { locale } = useShop();
  const prefix = useShopPrefix();
  const [outcome, setOutcome] = useVote(review.id);
  const [isVoter, setVoter] = useState(false);
  const thanks = useRef<HTMLSpanElement>(null);
  const counted = outcome !== null && typeof outcome === 'object' ? outcome : review;
  const submit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (outcome === 'sending') return;
    setVoter(true);
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
  const isCounted = counted !== review;
  // The button that had the focus is gone; elsewhere the same review leaves the focus where it is.
  useEffect(() => {
    if (isCounted && isVoter) thanks.current?.focus();
  }, [isCounted, isVoter]);
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
      {isCounted ? (
        <span role="status" ref={thanks} tabIndex={-1}>
          {text('reviews.voted')}
        </span>
      ) : (
        <Answers name={review.username ?? text('reviews.anonymous')} />
      )}
      <Link
        to={links.reportReview({ slug: product.slug, review: review.id })}
        className="review-link"
      >
        {text('reviews.report')}
      </Link>
      {outcome === 'failed' && <span role="alert">{text('reviews.voteFailed')}</span>}
    </form>
  );
}

/** Both buttons name the writer, for those who hear them without the review. */
function Answers({ name }: { readonly name: string }) {
  const text = useText();
  const answers = [
    ['true', 'reviews.yes', 'reviews.yesTo'],
    ['false', 'reviews.no', 'reviews.noTo'],
  ] as const;
  return (
    <>
      <span>{text('reviews.wasHelpful')}</span>
      {answers.map(([value, label, named]) => (
        <button
          key={value}
          type="submit"
          name="helpful"
          value={value}
          className="review-link"
          aria-label={text(named, { name })}
        >
          {text(label)}
        </button>
      ))}
    </>
  );
}
