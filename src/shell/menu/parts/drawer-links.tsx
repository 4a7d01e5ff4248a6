/** Links under the departments in the drawer of small screens: offers, brands, help, account. */

import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';

export type DrawerLinksProps = {
  /** Paths of the pages by editors that exist. */
  readonly pages: ReadonlySet<string>;
};

export function DrawerLinks({ pages }: DrawerLinksProps) {
  const text = useText('menu');
  const entries = [
    ['nav.newIn', links.search({ sort: 'newness' })],
    ['nav.sale', links.search({ discount: 10 })],
    ...(pages.has('brand-room') ? [['nav.brands', links.page('brand-room')] as const] : []),
    ...(pages.has('informational/delivery')
      ? [['nav.help', links.page('informational/delivery')] as const]
      : []),
    ['nav.account', links.account()],
  ] as const;
  return (
    <nav aria-label={text('nav.more')} className="py-4 rule-t lg:hidden">
      <ul>
        {entries.map(([label, to]) => (
          <li key={label}>
            <Link to={to} className="flex min-h-11 items-center px-4">
              {text(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
