/** Departments on small screens: a native popover whose branches open over their parents, with no script needed. */
import { Link } from 'react-router';
import { useShop } from '#kit/shop-public.tsx';
import { useText } from '#kit/text.tsx';
import { links } from '#links';
import { Icon } from '#ui/icon/icon.tsx';
import type { NavigationNode } from '../navigation.ts';
import { useNavigation } from '../navigation-context.ts';
import { DRAWER_ID } from './drawer-id.ts';

const row = 'flex min-h-13 w-full items-center justify-between gap-3 px-4';

export function Drawer() {
  const text = useText();
  const { departments } = useNavigation();
  const { fascia } = useShop();
  return (
    <div id={DRAWER_ID} popover="auto" className="drawer bg-paper text-ink">
      <nav aria-label={text('nav.categories')} className="flex h-full flex-col">
        <div className="flex items-center justify-between py-2 ps-4 pe-2 rule-b">
          <span className="wordmark font-display text-2xl">{fascia.name}</span>
          <button
            type="button"
            popoverTarget={DRAWER_ID}
            popoverTargetAction="hide"
            aria-label={text('nav.close')}
            className="grid size-11 place-items-center"
          >
            <Icon name="close" />
          </button>
        </div>
        <ul className="relative grow">
          {departments.map((department) => (
            <Branch key={department.slug} node={department} />
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Branch({ node }: { node: NavigationNode }) {
  const text = useText();
  if (node.children.length === 0) {
    return (
      <li>
        <Link to={links.category(node)} className={row}>
          {node.name}
        </Link>
      </li>
    );
  }
  return (
    <li>
      <details className="drill">
        <summary className={`${row} font-medium`}>
          <span className="grow">{node.name}</span>
          <span className="chevron">
            <Icon name="forward" size={20} />
          </span>
        </summary>
        <ul className="border-t border-line">
          <li>
            <Link to={links.category(node)} className={`${row} underline underline-offset-4`}>
              {text('nav.shopAll', { name: node.name })}
            </Link>
          </li>
          {node.children.map((child) => (
            <Branch key={child.slug} node={child} />
          ))}
        </ul>
      </details>
    </li>
  );
}
