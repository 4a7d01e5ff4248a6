/** Links to pages that editors write. */
import { Link } from '#kit/link.tsx';
import { useShop } from '#kit/shop-public.tsx';
import { type MessageId, useText } from '#kit/text.tsx';
import { links } from '#links';
import { FooterHeading, footerLink } from './parts/footer-heading.tsx';

type Entry = readonly [label: MessageId, page: string];

const help: readonly Entry[] = [
  ['footer.delivery', 'informational/delivery'],
  ['footer.returns', 'informational/returns'],
];

export function FooterPages() {
  return <PageList label="footer.help" entries={help} />;
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
