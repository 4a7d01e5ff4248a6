/** Links to pages that editors write. */
import { Link } from '#kit/link.tsx';
import type { Shop } from '#kit/shop.ts';
import { useShop } from '#kit/shop-public.tsx';
import { type MessageId, useText } from '#kit/text.tsx';
import { links } from '#links';
import { FooterHeading, footerLink } from './parts/footer-heading.tsx';

type Entry = readonly [label: MessageId, page: string];

const help: readonly Entry[] = [
  ['footer.delivery', 'informational/delivery'],
  ['footer.returns', 'informational/returns'],
];

export type FooterPagesProps = { readonly siblings: Shop['siblings'] };

export function FooterPages({ siblings }: FooterPagesProps) {
  return (
    <>
      <PageList label="footer.help" entries={help} />
      {siblings.length > 0 && <Shops siblings={siblings} />}
    </>
  );
}

/** The other brand sites: documents of their own, under their own names. */
function Shops({ siblings }: FooterPagesProps) {
  const text = useText();
  return (
    <nav aria-labelledby="footer-shops">
      <FooterHeading id="footer-shops">{text('footer.shops')}</FooterHeading>
      <ul>
        {siblings.map(({ name, origin }) => (
          <li key={name}>
            <a href={origin} className={footerLink}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PageList({ label, entries }: { label: MessageId; entries: readonly Entry[] }) {
  const text = useText();
  const id = label.replace('.', '-');
  return (
    <nav aria-labelledby={id}>
      <FooterHeading id={id}>{text(label)}</FooterHeading>
      <ul>
        {entries.map(([entry, page]) => (
          <PageLink key={page} label={entry} page={page} />
        ))}
        <li>
          <Link to={links.consent()} className={footerLink}>
            {text('footer.consent')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

function PageLink({ label, page }: { label: MessageId; page: string }) {
  const text = useText();
  const { fascia } = useShop();
  return (
    <li>
      <Link to={links.page(page)} className={footerLink}>
        {text(label, { name: fascia.name })}
      </Link>
    </li>
  );
}
