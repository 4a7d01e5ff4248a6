/** Departments on wide screens: each button opens a native popover, so Escape, a click outside and no script all work. */
import { Link } from 'react-router';
import { Picture } from '#features/pictures/picture.tsx';
import { useText } from '#kit/text.tsx';
import { links } from '#links';
import type { NavigationNode } from '../navigation.ts';
import { useNavigation } from '../navigation-context.ts';

export function MegaMenu() {
  const text = useText();
  const { departments } = useNavigation();
  return (
    <nav aria-label={text('nav.categories')} className="page hidden lg:block">
      <ul className="-mx-3 flex flex-wrap">
        {departments.map((department) => (
          <li key={department.slug}>
            {department.children.length > 0 ? <Department department={department} /> : <DepartmentLink department={department} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const tab = 'flex h-11 items-center px-3 text-sm font-medium underline-offset-8 hover:underline';

function DepartmentLink({ department }: { department: NavigationNode }) {
  return (
    <Link to={links.category(department)} className={tab}>
      {department.name}
    </Link>
  );
}

function Department({ department }: { department: NavigationNode }) {
  const text = useText();
  const id = `menu-${department.slug}`;
  return (
    <>
      <button type="button" popoverTarget={id} className={tab}>
        {department.name}
      </button>
      <div id={id} popover="auto" className="mega-menu bg-paper text-ink rule-b">
        <div className="page flex gap-12 py-10">
          <div className="grow">
            <Link to={links.category(department)} className="font-display text-2xl underline-offset-4 hover:underline">
              {text('nav.shopAll', { name: department.name })}
            </Link>
            <ul className="mt-6 columns-3 gap-8 wide:columns-4">
              {department.children.map((category) => (
                <Column key={category.slug} category={category} />
              ))}
            </ul>
          </div>
          {department.picture && (
            <div className="w-60 shrink-0 overflow-hidden rounded-card">
              <Picture picture={department.picture} aspect="4x5" sizes="240px" widths={[320, 480]} />
            </div>
          )}
        </div>
      </div>
    </>
  );
}

function Column({ category }: { category: NavigationNode }) {
  return (
    <li className="mb-5 break-inside-avoid">
      <Link to={links.category(category)} className="block py-1 font-medium underline-offset-4 hover:underline">
        {category.name}
      </Link>
      {category.children.length > 0 && (
        <ul>
          {category.children.map((child) => (
            <li key={child.slug}>
              <Link to={links.category(child)} className="block py-1 text-sm text-muted underline-offset-4 hover:text-ink hover:underline">
                {child.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
