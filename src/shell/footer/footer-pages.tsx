/** Footer links to those pages by editors that exist. */

import { type MessageId, useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import type { Shop } from '#request/shop.ts';
import { useShop } from '#request/shop-public.tsx';
import { BRANDS_PAGE, HELP_PAGES, LEGAL_PAGES } from './footer-links.ts';
import { FooterHeading, footerLinkClassName } from './parts/footer-column.tsx';

type Entry = readonly [label: MessageId, page: string];

const helpLabels: Readonly<Record<(typeof HELP_PAGES)[number], MessageId>> = {
  'informational/delivery': 'footer.delivery',
  'informational/returns': 'footer.returns',
  'informational/faq': 'footer.questions',
  'informational/instalments': 'footer.instalments',
};
const help: readonly Entry[] = HELP_PAGES.map((page) => [helpLabels[page], page]);
const legalLabels: Readonly<Record<(typeof LEGAL_PAGES)[number], MessageId>> = {
  'informational/terms': 'footer.terms',
  'informational/privacy': 'footer.privacy',
  'informational/accessibility': 'footer.accessibility',
  'informational/imprint': 'footer.imprint',
};
const brands: Entry = ['footer.brands', BRANDS_PAGE];
/** Built-in pages, which always exist. */
const policies = [
  ['footer.reviewPolicy', links.reviewPolicy()],
  ['footer.socialProofPolicy', links.socialProofPolicy()],
] as const;
const own = [
  ['footer.account', links.account()],
  ['footer.signUp', links.signUp()],
  ['footer.wishlist', links.wishlist()],
] as const;

export type FooterPagesProps = {
  /** Those of `FOOTER_PAGES` that exist. */
  readonly existingPages: ReadonlySet<string>;
  readonly otherFascias: Shop['otherFascias'];
  /** Page of withdrawals; null where the shop takes no orders itself. */
  readonly withdrawHref: string | null;
};

export function FooterPages({ existingPages, otherFascias, withdrawHref }: FooterPagesProps) {
  const pages = (entries: readonly Entry[]) =>
    entries
      .filter(([, page]) => existingPages.has(page))
      .map(([label, page]) => [label, links.page(page)] as const);
  return (
    <>
      <PageList
        label="footer.help"
        entries={[
          ...pages(help),
          ...(withdrawHref === null ? [] : [['footer.withdraw', withdrawHref] as const]),
        ]}
      />
      <PageList label="footer.about" entries={[...pages([brands]), ...policies]} />
      <PageList label="footer.yourAccount" entries={own} />
      {otherFascias.length > 0 && <Shops otherFascias={otherFascias} />}
    </>
  );
}

/** Last line of the footer: owner, legal pages that exist, and the page of cookie settings. */
export function FooterLegal({ existingPages }: Pick<FooterPagesProps, 'existingPages'>) {
  const text = useText('footer');
  return (
    <>
      <p>© {useShop().fascia.name}</p>
      {LEGAL_PAGES.filter((page) => existingPages.has(page)).map((page) => (
        <Link key={page} to={links.page(page)} className={footerLinkClassName}>
          {text(legalLabels[page])}
        </Link>
      ))}
      <Link to={links.consent()} className={footerLinkClassName}>
        {text('footer.consent')}
      </Link>
    </>
  );
}

/** Links to the other fascias: documents of their own. */
function Shops({ otherFascias }: Pick<FooterPagesProps, 'otherFascias'>) {
  const text = useText('footer');
  return (
    <nav aria-labelledby="footer-shops">
      <FooterHeading id="footer-shops">{text('footer.shops')}</FooterHeading>
      <ul>
        {otherFascias.map(({ name, origin }) => (
          <li key={name}>
            <a href={origin} className={footerLinkClassName}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type PageListProps = {
  readonly label: MessageId;
  readonly entries: readonly (readonly [label: MessageId, to: string])[];
};

function PageList({ label, entries }: PageListProps) {
  const text = useText('footer');
  const { fascia } = useShop();
  const id = label.replace('.', '-');
  if (entries.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <FooterHeading id={id}>{text(label, { name: fascia.name })}</FooterHeading>
      <ul>
        {entries.map(([entry, to]) => (
          <li key={to}>
            <Link to={to} className={footerLinkClassName}>
              {text(entry)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
