/** The foot of every page: help and languages; about, social and legal pages join when an editor has made them. */
import { Link, useLocation } from 'react-router';
import { useShop } from '#kit/shop-public.tsx';
import { type MessageId, useText } from '#kit/text.tsx';
import { links } from '#links';

type Entry = readonly [label: MessageId, page: string];

const help: readonly Entry[] = [
  ['footer.delivery', 'informational/delivery'],
  ['footer.returns', 'informational/returns'],
];

const link = 'inline-flex min-h-11 items-center text-sm underline-offset-4 hover:underline md:min-h-8';

export function Footer() {
  const { fascia } = useShop();
  return (
    <footer className="mt-16 bg-surface rule-t lg:mt-24">
      <div className="page grid grid-cols-2 gap-x-4 gap-y-8 py-12 md:grid-cols-4 lg:py-16">
        <PageList label="footer.help" entries={help} />
        <Languages />
      </div>
      <div className="page flex flex-wrap items-center justify-between gap-x-6 pb-8">
        <p className="wordmark font-display text-xl">{fascia.name}</p>
      </div>
    </footer>
  );
}

function Heading({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="mb-2 text-sm font-semibold">
      {children}
    </p>
  );
}

function PageList({ label, entries }: { label: MessageId; entries: readonly Entry[] }) {
  const text = useText();
  const id = label.replace('.', '-');
  return (
    <nav aria-labelledby={id}>
      <Heading id={id}>{text(label)}</Heading>
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
      <Link to={links.page(page)} className={link}>
        {text(label, { name: fascia.name })}
      </Link>
    </li>
  );
}

/** The same page in the fascia's other languages: whole documents, as the words and the direction change. */
function Languages() {
  const text = useText();
  const { locale, locales } = useShop();
  const { pathname, search } = useLocation();
  if (locales.length < 2) return null;
  return (
    <nav aria-labelledby="footer-languages">
      <Heading id="footer-languages">{text('footer.languages')}</Heading>
      <ul>
        {locales.map(({ tag, name, prefix }) => (
          <li key={tag}>
            <a
              href={`${prefix}${prefix && pathname === '/' ? '' : pathname}${search}`}
              lang={tag}
              hrefLang={tag}
              aria-current={tag === locale.tag ? 'true' : undefined}
              className={`${link} aria-[current]:font-semibold`}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
