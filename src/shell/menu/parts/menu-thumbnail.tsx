/** Small picture before the name of a department, in the drawer of small screens. */
import { Picture } from '#features/pictures/picture.tsx';
import type { MenuNode } from '../menu-tree.ts';

export function MenuThumbnail({ department: { picture } }: { readonly department: MenuNode }) {
  if (!picture) return null;
  return (
    <span className="me-4 w-14 shrink-0 overflow-hidden rounded-control lg:hidden">
      <Picture
        picture={{ ...picture, alt: '' }}
        aspect="1x1"
        sizes="56px"
        widths={[80, 120, 160]}
      />
    </span>
  );
}
