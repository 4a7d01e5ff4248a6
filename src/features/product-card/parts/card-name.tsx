/** Product name on a card, as a heading that links to the product. */
import { type MouseEvent, useState } from 'react';
import { useText } from '#i18n/text.tsx';
import { Link } from '#request/link.tsx';
import type { CardHit } from '../card-hit.ts';

export type CardNameProps = {
  readonly hit: CardHit;
  readonly href: string;
  readonly level: 2 | 3 | 4;
  readonly isInContent?: boolean | undefined;
};

export function CardName({ hit, href, level, isInContent }: CardNameProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const Name = `h${level}` as const;
  return (
    <Name className="card-name">
      <Link
        to={href}
        onClick={isInContent ? (event) => unfold(event, isOpen, setOpen) : undefined}
        data-open={isOpen || undefined}
        className={`line-clamp-2 underline-offset-4 hover:underline ${isInContent ? 'max-md:line-clamp-1 max-md:data-open:line-clamp-none' : ''}`}
      >
        {hit.name}
        {!hit.isOnStock && <span className="sr-only">{`, ${text('card.soldOut')}`}</span>}
      </Link>
    </Name>
  );
}

/**
 * In content a name has one line on phones: a tap on a truncated name expands it, another one
 * collapses it. Keyboard activation follows the link.
 */
function unfold(
  event: MouseEvent<HTMLAnchorElement>,
  isOpen: boolean,
  setOpen: (isOpen: boolean) => void,
): void {
  const { scrollHeight, clientHeight } = event.currentTarget;
  const isCut = scrollHeight > clientHeight;
  if (event.detail === 0 || !(isOpen || isCut) || !matchMedia('(width < 48rem)').matches) return;
  event.preventDefault();
  setOpen(!isOpen);
}
