/** Items that are no longer sold anywhere: their names, if known, and buttons to remove them. */

import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { useShop } from '#request/shop-public.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';

export type DiscontinuedItem = { readonly wishlistKey: string; readonly name: string | null };

export function DiscontinuedItems({ items }: { readonly items: readonly DiscontinuedItem[] }) {
  const text = useText();
  const { prefix } = useShop();
  return (
    <section aria-labelledby="discontinued-items" className="mt-12 max-w-prose">
      <h2 id="discontinued-items" className="text-lg">
        {text('wishlist.noLongerSold')}
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {items.map(({ wishlistKey, name }) => {
          const label = name ?? text('wishlist.noLongerSoldItem');
          return (
            <li key={wishlistKey} className="flex items-center justify-between gap-4 py-1">
              <span className="min-w-0 text-muted wrap-anywhere">{label}</span>
              <form method="post" action={`${prefix}${links.wishlist()}`}>
                <HiddenFields fields={{ formType: 'removeFromWishlist', wishlistKey }} />
                <button
                  type="submit"
                  aria-label={text('wishlist.removeName', { name: label })}
                  className="min-h-11 text-sm underline underline-offset-4"
                >
                  {text('wishlist.remove')}
                </button>
              </form>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
