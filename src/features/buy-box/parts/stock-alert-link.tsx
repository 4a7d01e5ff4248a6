/** Link to the form for an email when a sold-out size of the colour is back. */
import type { Selection } from '#features/selection/selection.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';

export type StockAlertLinkProps = {
  readonly slug: string;
  readonly selection: Pick<Selection, 'colour' | 'sizes'>;
};

export function StockAlertLink({ slug, selection: { colour, sizes } }: StockAlertLinkProps) {
  const text = useText();
  if (sizes.every(({ isOnStock }) => isOnStock)) return null;
  return (
    <Link
      to={links.stockAlert({ slug, colour: colour.key })}
      className="text-sm underline underline-offset-4"
    >
      {text('buy.stockAlert')}
    </Link>
  );
}
