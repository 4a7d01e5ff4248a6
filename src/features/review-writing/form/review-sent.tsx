/** Confirmation of a sent review, with the next steps. Deletes the draft. */
import { useEffect } from 'react';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';

export type ReviewSentProps = {
  readonly sent: 'mail' | 'now';
  readonly product: { readonly productKey: string; readonly slug: string; readonly name: string };
};

export function ReviewSent({ sent, product: { productKey, slug, name } }: ReviewSentProps) {
  const text = useText('review-form');
  useEffect(() => {
    void import('./review-draft.browser.ts')
      .then(({ deleteReviewDraft }) => deleteReviewDraft(productKey))
      .catch(() => {});
  }, [productKey]);
  return (
    <>
      <p role="status">{text(sent === 'mail' ? 'reviewForm.sentEmail' : 'reviewForm.sentNow')}</p>
      <p>
        <Link to={links.product({ slug })} className="review-form-link">
          {text('reviewForm.back', { name })}
        </Link>
      </p>
    </>
  );
}
