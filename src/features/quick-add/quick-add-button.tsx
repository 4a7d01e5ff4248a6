/** Quick-add button of a card; until hydration it is a link to the product. */
import { Suspense, useEffect, useRef, useState } from 'react';
import { ReplayClick } from '#hydration/chunk-load-error.tsx';
import { hydrateOnInteraction } from '#hydration/island.tsx';
import { isPlainClick } from '#hydration/use-client-navigation.ts';
import { useText } from '#i18n/text.tsx';
import { Link } from '#request/link.tsx';

const QuickAddIsland = hydrateOnInteraction(() => import('./quick-add.tsx'), 'QuickAdd');

/** Button of the running quick-add; a page runs only one at a time. */
let activeButton: HTMLElement | null = null;

function releaseButton(button: HTMLElement | null): void {
  if (activeButton === button) activeButton = null;
}

export type QuickAddButtonProps = {
  readonly productId: string;
  readonly name: string;
  /** URL of the product page. */
  readonly to: string;
  /** The colour that the card displays. */
  readonly colour: string | undefined;
  /** Size that the listing is filtered by, where that colour has it in stock. */
  readonly size?: string | undefined;
};

/**
 * CARD-5: one quick-add at a time, from loading until it closes; its
 * modal makes the other cards inert.
 */
export function QuickAddButton({ productId, name, to, colour, size }: QuickAddButtonProps) {
  const text = useText();
  const link = useRef<HTMLAnchorElement>(null);
  const [isActive, setActive] = useState(false);
  const [isLoading, setLoading] = useState(false);
  // Unmounting the card releases the lock too.
  useEffect(() => {
    const element = link.current;
    return () => releaseButton(element);
  }, []);
  return (
    <>
      <Link
        ref={link}
        to={to}
        onClick={(event) => {
          if (!isPlainClick(event.nativeEvent)) return;
          event.preventDefault();
          if (activeButton) return;
          activeButton = link.current;
          setActive(true);
          setLoading(true);
        }}
        aria-label={text('card.quickAdd', { name })}
        aria-disabled={isActive || undefined}
        aria-busy={isLoading || undefined}
        className="quick-add no-print"
      >
        {isLoading ? '…' : '+'}
      </Link>
      {isActive && (
        <Suspense fallback={<ReplayClick on={link} />}>
          <QuickAddIsland
            productId={productId}
            requested={{ colour, size }}
            onLoaded={() => setLoading(false)}
            onClosed={() => releaseButton(link.current)}
            onOver={() => setActive(false)}
          />
        </Suspense>
      )}
    </>
  );
}
