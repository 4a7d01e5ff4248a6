/** The form that all wishlist buttons of a page belong to, and their shared icon. */
import { useHref } from 'react-router';
import { links } from '#links';
import { IconToRepeat } from '#ui/icon/icon.tsx';

export const WISHLIST_FORM = 'wishlist-form';

export function WishlistForm() {
  return (
    // `aria-busy` marks a form that shows its own error when offline:
    // `hydration/chunk-load-error.tsx`.
    <form
      id={WISHLIST_FORM}
      method="post"
      action={useHref(links.wishlist())}
      aria-busy={false}
      hidden
    >
      <IconToRepeat name="heart" />
    </form>
  );
}
