/** Category links of a listing: breadcrumbs above its heading, narrower categories below. */

import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import type { CategoryLink } from '../listing-result.ts';

export function ListingBreadcrumbs({ ancestors }: { readonly ancestors: readonly CategoryLink[] }) {
  const text = useText();
  return (
    <nav aria-label={text('listing.breadcrumbs')} className="pb-2 text-sm text-muted">
      <ol className="flex flex-wrap gap-x-2">
        {ancestors.map(({ slug, name }) => (
          <li key={slug} className="crumb">
            <Link
              to={links.category({ slug })}
              className="underline-offset-4 hover:text-ink hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function CategoryLinks({
  categories,
  label,
}: {
  readonly categories: readonly CategoryLink[];
  readonly label: string;
}) {
  return (
    <nav aria-label={label} className="no-scrollbar -mx-4 overflow-x-auto px-4 pt-1 pb-1.5">
      <ul className="flex gap-2">
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={links.category({ slug })}
              className="flex h-11 items-center rounded-control border border-line px-4 text-sm whitespace-nowrap hover:border-ink"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
