/** Wishlist button of cards and product pages: a native submit button until it is hydrated. */
import { Suspense, useRef, useState } from 'react';
import { useShopper } from '#features/shopper/use-shopper.ts';
import {
  formatWishlistKey,
  toWishlistKey,
  type WishlistItem,
} from '#features/wishlist/wishlist.ts';
import { hasChunkLoadError, ReplayClick } from '#hydration/chunk-load-error.tsx';
import { hydrateOnInteraction } from '#hydration/island.tsx';
import { useText } from '#i18n/text.tsx';
import { RepeatedIcon } from '#ui/icon/icon.tsx';
import { Toast } from '#ui/toast/toast.tsx';
import { WISHLIST_FORM } from './wishlist-form.tsx';

/** False until the code that handles clicks, and reports errors, is loaded. */
let hasClickHandler = false;

const loadClickHandler = () => import('./parts/click-handler.tsx');

const ClickHandler = hydrateOnInteraction(
  () => loadClickHandler().then(markLoaded),
  'ClickHandler',
);

function markLoaded<Module>(loaded: Module): Module {
  hasClickHandler = true;
  return loaded;
}

export type WishlistButtonProps = {
  readonly item: WishlistItem;
  readonly name: string;
  readonly className?: string;
  /** In content sections, rendered for signed-in customers only, and errors are only logged. */
  readonly isInContent?: boolean | undefined;
};

export function WishlistButton({ item, name, className = '', isInContent }: WishlistButtonProps) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  const [clicks, setClicks] = useState(0);
  const [isOffline, setOffline] = useState(false);
  const { status, wishlistKeys } = useShopper();
  if (isInContent && status !== 'customer') return null;
  return (
    <>
      <button
        ref={button}
        type="submit"
        form={WISHLIST_FORM}
        name="wishlistKey"
        value={formatWishlistKey(item)}
        aria-pressed={wishlistKeys.includes(toWishlistKey(item))}
        aria-label={text('wishlistButton.label', { name })}
        onClick={(event) => {
          event.preventDefault();
          // Code that failed to load cannot be loaded offline: the click has no later effect.
          const isLost = hasChunkLoadError && !hasClickHandler && !navigator.onLine;
          setOffline(isLost);
          setClicks(isLost ? 0 : clicks + 1);
        }}
        className={`grid size-11 place-items-center aria-pressed:*:fill-current ${className}`}
      >
        <RepeatedIcon name="heart" size={20} />
      </button>
      {isOffline && (
        <Toast message={text('wishlistButton.offline')} onClose={() => setOffline(false)} />
      )}
      {clicks > 0 && (
        <Suspense fallback={<ReplayClick on={button} />}>
          <ClickHandler item={item} clicks={clicks} isQuiet={isInContent} />
        </Suspense>
      )}
    </>
  );
}
