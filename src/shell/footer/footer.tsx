/** Footer of every page: name, links, languages. Its arrangement is a layout variant of the fascia. */
import { useLocation } from 'react-router';
import { ServerHtml } from '#hydration/server-html.tsx';
import { useText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';
import { useShellHtml } from '../shell-html.ts';
import { FooterHeading, footerLinkClassName } from './parts/footer-column.tsx';
import { useLanguagePaths } from './use-language-paths.ts';

export function Footer() {
  const { fascia } = useShop();
  return (
    <footer className="site-footer">
      <div className="footer-columns page">
        <p className="wordmark font-display">{fascia.name}</p>
        <ServerHtml id="footer-pages" className="contents" html={useShellHtml()?.footerPages} />
        <Languages />
      </div>
      <ServerHtml
        id="footer-legal"
        className="footer-legal page"
        html={useShellHtml()?.footerLegal}
      />
    </footer>
  );
}

/**
 * Links to the page in the fascia's other languages, or to the nearest page where it does not exist
 * in one. They load a document, as messages and direction change.
 */
function Languages() {
  const text = useText();
  const { locale, locales } = useShop();
  const { pathname, search } = useLocation();
  const languagePaths = useLanguagePaths();
  const pathIn = (tag: string) => languagePaths?.[tag] ?? pathname + search;
  if (locales.length < 2) return null;
  return (
    <nav aria-labelledby="footer-languages">
      <FooterHeading id="footer-languages">{text('footer.languages')}</FooterHeading>
      <ul>
        {locales.map(({ tag, name, prefix }) => (
          <li key={tag}>
            <a
              href={prefix + pathIn(tag).replace(prefix && /^\/(?!\w)/, '')}
              lang={tag}
              hrefLang={tag}
              aria-current={tag === locale.tag ? 'true' : undefined}
              className={`${footerLinkClassName} aria-[current]:font-semibold`}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
