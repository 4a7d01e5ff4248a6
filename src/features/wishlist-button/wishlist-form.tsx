/** The one form that every heart of a page belongs to, and their drawing. */
import { useHref } from 'react-router';
import { links } from '#links';
import { IconToRepeat } from '#ui/icon/icon.tsx';

export const WISHLIST_FORM = 'wishlist-form';

export function WishlistForm() {
  return (
    // Without a connection a heart has words of its own: `hydration/chunk-load-error.tsx`.
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
