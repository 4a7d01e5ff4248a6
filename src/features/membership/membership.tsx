/** What a shopper sees of the membership product: the button, the way to sign up, or that they have it already. */
import type { ReactNode } from 'react';
import { useShopper } from '#features/shopper/use-shopper.ts';
import { Link } from '#kit/link.tsx';
import { useShop } from '#kit/shop-public.tsx';
import { useLateText } from '#kit/text.tsx';
import { links } from '#links';

export type MembershipProps = { readonly slug: string /** The form that buys it. */; readonly children: ReactNode };

/** R§6: until it is known who is there, the form; it sends guests to sign up too. */
export function Membership({ slug, children }: MembershipProps) {
  const { status, premierUntil } = useShopper();
  const { locale } = useShop();
  const text = useLateText('product-late');
  if (status === 'customer' && premierUntil !== undefined) {
    const date = new Intl.DateTimeFormat(locale.tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(premierUntil));
    return (
      <p role="status" className="rounded-control border border-line p-4 font-medium text-balance">
        {text('premier.active', { date })}
      </p>
    );
  }
  if (status !== 'guest') return children;
  return (
    <Link
      to={links.signUp({ redirect: links.premier({ slug, add: true }) })}
      className="grid h-13 place-items-center rounded-control bg-accent px-6 font-medium text-on-accent"
    >
      {text('premier.signUp')}
    </Link>
  );
}
