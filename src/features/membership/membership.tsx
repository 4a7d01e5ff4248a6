/** Replaces the membership's buy form: a sign-up link for guests, the end date for members. */
import { useLayoutEffect } from 'react';
import { useShopper } from '#features/shopper/use-shopper.ts';
import { formatDate } from '#i18n/formats/format-date.ts';
import { useLazyText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { useShop } from '#request/shop-public.tsx';

export type MembershipProps = {
  /** Slug of the membership product. */
  readonly slug: string;
  /** Called before paint with true when this component replaces the form. */
  readonly onReplace: (isReplaced: boolean) => void;
};

/**
 * Renders nothing for a customer without a membership, nor until the shopper's status is known: the
 * form itself sends guests to sign-up.
 */
export function Membership({ slug, onReplace }: MembershipProps) {
  const { status, premierUntil } = useShopper();
  const { locale } = useShop();
  const text = useLazyText('product-lazy');
  const isMember = status === 'customer' && premierUntil !== undefined;
  const isReplaced = isMember || status === 'guest';
  useLayoutEffect(() => onReplace(isReplaced), [isReplaced, onReplace]);
  if (!isReplaced) return null;
  if (isMember) {
    const date = formatDate(premierUntil, locale.tag);
    return (
      <p role="status" className="rounded-control border border-line p-4 font-medium text-balance">
        {text('premier.active', { date })}
      </p>
    );
  }
  return (
    <Link
      to={links.signUp({ redirect: links.premier({ slug, add: true }) })}
      className="grid h-13 place-items-center rounded-control bg-accent px-6 font-medium text-on-accent"
    >
      {text('buy.signUp')}
    </Link>
  );
}
