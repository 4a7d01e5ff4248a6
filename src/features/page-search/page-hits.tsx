/** Editor-made pages that match a search, each with its description. */

import { useText } from '#i18n/text.tsx';
import { Link } from '#request/link.tsx';
import type { PageHit } from './page-search.ts';

export function PageHits({ pages }: { readonly pages: readonly PageHit[] }) {
  const text = useText();
  if (pages.length === 0) return null;
  return (
    <nav aria-label={text('pages.title')} className="pt-4">
      <ul className="flex flex-wrap gap-x-8 gap-y-2">
        {pages.map(({ href, title, description, lang }) => (
          <li key={href} lang={lang} dir={lang && 'auto'} className="min-w-0 max-w-80">
            <Link
              to={href}
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
            >
              {title}
            </Link>
            {description !== '' && <p className="truncate text-sm text-muted">{description}</p>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
