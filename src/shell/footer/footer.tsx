/** Footer of every page: links and languages. */
import { useLocation } from 'react-router';
import { ServerHtml } from '#hydration/server-html.tsx';
import { useText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';
import { useShell } from '../shell-html.ts';
import { FooterHeading, footerLink } from './parts/footer-heading.tsx';

export function Footer() {
  const { fascia } = useShop();
  return (
    <footer className="mt-16 bg-surface rule-t lg:mt-24">
      <div className="page grid grid-cols-2 gap-x-4 gap-y-8 py-12 md:grid-cols-4 lg:py-16">
        <ServerHtml id="footer-pages" className="contents" html={useShell()?.footerPages} />
        <Languages />
      </div>
      <div className="page flex flex-wrap items-center justify-between gap-x-6 pb-8">
        <p className="wordmark font-display text-xl">{fascia.name}</p>
      </div>
    </footer>
  );
}

/**
 * Links to the page in the fascia's other languages, which load a document, as messages and
 * direction change.
 */
function Languages() {
  const text = useText();
  const { locale, locales } = useShop();
  const { pathname, search } = useLocation();
  if (locales.length < 2) return null;
  return (
    <nav aria-labelledby="footer-languages">
      <FooterHeading id="footer-languages">{text('footer.languages')}</FooterHeading>
      <ul>
        {locales.map(({ tag, name, prefix }) => (
          <li key={tag}>
            <a
              href={`${prefix}${prefix && pathname === '/' ? '' : pathname}${search}`}
              lang={tag}
              hrefLang={tag}
              aria-current={tag === locale.tag ? 'true' : undefined}
              className={`${footerLink} aria-[current]:font-semibold`}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
