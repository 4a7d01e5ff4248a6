/** Department of the menu: the button that opens its panel, and the panel. */

import { Picture } from '#features/pictures/picture.tsx';
import { useText } from '#i18n/text.tsx';
import { links, withQuery } from '#links';
import { Link } from '#request/link.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { MenuNode } from '../menu-tree.ts';
import { MenuThumbnail } from './menu-thumbnail.tsx';

export function Department({ department }: { readonly department: MenuNode }) {
  const text = useText('menu');
  const id = `menu-${department.slug}`;
  return (
    <>
      <button type="button" popoverTarget={id} className="menu-tab">
        <MenuThumbnail department={department} />
        {department.name}
        <span className="ms-auto lg:hidden">
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
          <PanelPicture department={department} />
        </div>
      </div>
    </>
  );
}

/** Picture of the department with a link under it, on wide screens. */
function PanelPicture({ department }: { readonly department: MenuNode }) {
  const text = useText('menu');
  if (!department.picture) return null;
  return (
    <Link to={withQuery(links.category(department), { sort: 'newness' })} className="menu-picture">
      <span className="overflow-hidden rounded-card">
        <Picture
          picture={{ ...department.picture, alt: '' }}
          aspect="4x5"
          sizes="240px"
          widths={[320, 480]}
        />
      </span>
      {text('nav.newInCategory', { name: department.name })}
    </Link>
  );
}

function Column({ category }: { readonly category: MenuNode }) {
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
function MenuLink({ category }: { readonly category: MenuNode }) {
  return <Link to={links.category(category)}>{category.name}</Link>;
}
