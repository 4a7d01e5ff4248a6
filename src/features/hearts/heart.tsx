/** The heart on a card or a product page. It posts natively until the page is awake; what a press does then comes with the first one. */
import { Suspense, useRef, useState } from 'react';
import { useShopper } from '#features/shopper/use-shopper.ts';
import { heartOf, type WishlistItem, writeHeart } from '#features/wishlist/wishlist.ts';
import { hasChunkLoadError, ReplayClick } from '#hydration/chunk-load-error.tsx';
import { hydrateOnInteraction } from '#hydration/island.tsx';
import { useText } from '#kit/text.tsx';
import { RepeatedIcon } from '#ui/icon/icon.tsx';
import { HEARTS_FORM } from './hearts-form.tsx';
import { Toast } from './parts/toast.tsx';

const Press = hydrateOnInteraction(() => import('./parts/press.tsx'), 'Press');

export type HeartProps = {
  readonly item: WishlistItem;
  readonly name: string;
  readonly className?: string;
  /** R§5: within content only who is signed in has hearts, and a failure says nothing. */
  readonly isInContent?: boolean | undefined;
};

export function Heart({ item, name, className = '', isInContent }: HeartProps) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  const [presses, setPresses] = useState(0);
  const [isOffline, setOffline] = useState(false);
  const { status, hearts } = useShopper();
  if (isInContent && status !== 'customer') return null;
  return (
    <>
      <button
        ref={button}
        type="submit"
        form={HEARTS_FORM}
        name="heart"
        value={writeHeart(item)}
        aria-pressed={hearts.includes(heartOf(item))}
        aria-label={text('heart.label', { name })}
        onClick={(event) => {
          event.preventDefault();
          // What handles a press has not come, and cannot.
          setOffline(hasChunkLoadError && !navigator.onLine);
          setPresses(presses + 1);
        }}
        className={`grid size-11 place-items-center aria-pressed:*:fill-current ${className}`}
      >
        <RepeatedIcon name="heart" size={20} />
      </button>
      {isOffline && <Toast message={text('heart.offline')} onEnd={() => setOffline(false)} />}
      {presses > 0 && (
        <Suspense fallback={<ReplayClick on={button} />}>
          <Press item={item} presses={presses} isQuiet={isInContent} />
        </Suspense>
      )}
    </>
  );
}
