/** Form to start a question; the next page has the other fields. */
import { useId } from 'react';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { prefixHref } from '#request/link.tsx';
import { useShopPrefix } from '#request/shop-public.tsx';
import { MAX_QUESTION } from '../writing/written-question.ts';

export function StartQuestion({ slug }: { readonly slug: string }) {
  const text = useText();
  const prefix = useShopPrefix();
  const id = useId();
  return (
    <form
      method="post"
      action={prefixHref(prefix, links.askQuestion({ slug, start: '1' }))}
      className="question-start"
    >
      <label htmlFor={id}>{text('questions.ask')}</label>
      <textarea
        id={id}
        name="body"
        rows={2}
        maxLength={MAX_QUESTION}
        dir="auto"
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className="question-facts">
        {text('questions.askHint')}
      </p>
      <button type="submit" className="question-button">
        {text('questions.askContinue')}
      </button>
    </form>
  );
}
