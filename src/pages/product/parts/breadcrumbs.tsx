/** Breadcrumbs from the department to the product's category. */
import type { Breadcrumb } from '#features/catalogue/catalogue.ts';
import { useLazyText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';

export function Breadcrumbs({ breadcrumbs }: { readonly breadcrumbs: readonly Breadcrumb[] }) {
  const text = useLazyText('product-lazy');
  return (
    <nav aria-label={text('product.breadcrumbs')} className="no-scrollbar overflow-x-auto">
      <ol className="flex gap-x-2 text-xs leading-8 whitespace-nowrap text-muted lg:text-sm">
        {breadcrumbs.map(({ slug, name }) => (
          <li key={slug} className="crumb">
            <Link to={links.category({ slug })} className="inline-block hover:underline">
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
