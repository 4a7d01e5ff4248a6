/** REV-3: a long text with its beginning first; without JavaScript its link leads to the whole. */
import { useState } from 'react';
import { isPlainClick } from '#hydration/use-client-navigation.ts';
import { useText } from '#i18n/text.tsx';
import { Link } from '#request/link.tsx';
import { shortenText } from '../../text/shorten-text.ts';

export type LongTextProps = {
  readonly content: string;
  /** In characters. */
  readonly limit: number;
  /** Language of the text; null where unknown. */
  readonly language: string | null;
  /** Author of the text, in the link for screen readers and search engines. */
  readonly name: string;
  /** Page that shows the whole text. */
  readonly to: string;
};

export function LongText({ content, limit, language, name, to }: LongTextProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const start = shortenText(content, limit);
  return (
    <>
      <p className="review-text" lang={language ?? undefined} dir="auto">
        {isOpen || start === null ? content : start}
      </p>
      {start !== null && (
        <Link
          to={to}
          className="review-link"
          aria-expanded={isOpen}
          onClick={(event) => {
            if (!isPlainClick(event.nativeEvent)) return;
            event.preventDefault();
            setOpen(!isOpen);
          }}
        >
          {text(isOpen ? 'reviews.readLess' : 'reviews.readMore')}{' '}
          <span className="sr-only">
            {text(isOpen ? 'reviews.readLessOf' : 'reviews.readMoreOf', { name })}
          </span>
        </Link>
      )}
    </>
  );
}
