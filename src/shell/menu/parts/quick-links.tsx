/** Row of links to what is new, reduced, and to the departments; a header layout shows it. */

import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import type { MenuNode } from '../menu-tree.ts';

/** Maximum number of a department's categories in the row. */
const MAX_CATEGORIES = 8;

export function QuickLinks({ departments }: { readonly departments: readonly MenuNode[] }) {
  const text = useText('menu');
  const categories = departments[0]?.children.slice(0, MAX_CATEGORIES) ?? [];
  return (
    <nav aria-label={text('nav.quick')} className="quick-links">
      <ul className="no-scrollbar">
        <li>
          <Link to={links.search({ sort: 'newness' })}>{text('nav.newIn')}</Link>
        </li>
        <li>
          <Link to={links.search({ discount: 10 })}>{text('nav.sale')}</Link>
        </li>
        {departments.map((department) => (
          <li key={department.slug} className="lg:hidden">
            <Link to={links.category(department)}>{department.name}</Link>
          </li>
        ))}
        {categories.map((category) => (
          <li key={category.slug} className="max-lg:hidden">
            <Link to={links.category(category)}>{category.name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
