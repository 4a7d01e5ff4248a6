/**
 * Department menu: tabs under the header on wide screens, a drill-down drawer on small ones, from
 * the same native popovers.
 */

import { Picture } from '#features/pictures/picture.tsx';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { useShop } from '#request/shop-public.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { MENU_ID } from './menu-id.ts';
import type { MenuNode } from './menu-tree.ts';

export function Menu({ departments }: { departments: readonly MenuNode[] }) {
  const text = useText('menu');
  const { fascia } = useShop();
  return (
    <div id={MENU_ID} popover="auto" className="drawer menu">
      <div className="flex items-center justify-between py-2 ps-4 pe-2 rule-b lg:hidden">
        <span className="wordmark font-display text-2xl">{fascia.name}</span>
        <button
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={text('nav.close')}
          className="grid size-11 place-items-center"
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={text('nav.categories')} className="lg:page">
        <ul className="lg:-mx-3 lg:flex lg:flex-wrap">
          {departments.map((department) => (
            <li key={department.slug}>
              {department.children.length > 0 ? (
                <Department department={department} />
              ) : (
                <DepartmentLink department={department} />
              )}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function DepartmentLink({ department }: { department: MenuNode }) {
  return (
    <Link to={links.category(department)} className="menu-tab">
      {department.name}
    </Link>
  );
}

function Department({ department }: { department: MenuNode }) {
  const text = useText('menu');
  const id = `menu-${department.slug}`;
  return (
    <>
      <button type="button" popoverTarget={id} className="menu-tab">
        {department.name}
        <span className="lg:hidden">
          <Icon name="forward" size={20} />
        </span>
      </button>
      <div id={id} popover="auto" className="menu-panel">
        <button type="button" popoverTarget={id} popoverTargetAction="hide" className="menu-back">
          <span className="rotate-180">
            <Icon name="forward" size={20} />
          </span>
          {department.name}
        </button>
        <div className="page flex gap-12 py-4 lg:py-10">
          <div className="grow">
            <Link to={links.category(department)} className="menu-all">
              {text('nav.shopAll', { name: department.name })}
            </Link>
            <ul className="mt-4 gap-8 lg:mt-6 lg:columns-3 wide:columns-4">
              {department.children.map((category) => (
                <Column key={category.slug} category={category} />
              ))}
            </ul>
          </div>
          {department.picture && (
            <div className="hidden w-60 shrink-0 overflow-hidden rounded-card lg:block">
              <Picture
                picture={department.picture}
                aspect="4x5"
                sizes="240px"
                widths={[320, 480]}
              />
            </div>
          )}
        </div>
      </div>
    </>
  );
}

function Column({ category }: { category: MenuNode }) {
  return (
    <li className="mb-5 break-inside-avoid">
      <MenuLink category={category} />
      {category.children.length > 0 && (
        <ul>
          {category.children.map((child) => (
            <li key={child.slug}>
              <MenuLink category={child} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** CSS styles it by the depth of its list. */
function MenuLink({ category }: { category: MenuNode }) {
  return <Link to={links.category(category)}>{category.name}</Link>;
}
