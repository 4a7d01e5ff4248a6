/**
 * Department menu: tabs under the header on wide screens, a drill-down drawer on small ones, from
 * the same native popovers. Beside it the quick links, a row that some header layouts show.
 */

import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { useShop } from '#request/shop-public.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { MENU_ID } from './menu-id.ts';
import type { MenuNode } from './menu-tree.ts';
import { Department } from './parts/department.tsx';
import { DrawerLinks } from './parts/drawer-links.tsx';
import { MenuThumbnail } from './parts/menu-thumbnail.tsx';
import { QuickLinks } from './parts/quick-links.tsx';

export type MenuProps = {
  readonly departments: readonly MenuNode[];
  /** Paths of the pages by editors that exist, of those that the menu links to. */
  readonly pages: ReadonlySet<string>;
};

export function Menu({ departments, pages }: MenuProps) {
  const text = useText('menu');
  const { fascia } = useShop();
  return (
    <>
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
          <ul className="menu-tabs">
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
        <DrawerLinks pages={pages} />
      </div>
      <QuickLinks departments={departments} />
    </>
  );
}

function DepartmentLink({ department }: { department: MenuNode }) {
  return (
    <Link to={links.category(department)} className="menu-tab">
      <MenuThumbnail department={department} />
      {department.name}
    </Link>
  );
}
