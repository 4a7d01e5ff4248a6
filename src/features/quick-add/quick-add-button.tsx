/** The quick way to the basket on a card: a link to the product, until the page is awake. */
import { Suspense, useEffect, useRef, useState } from 'react';
import { ReplayClick } from '#hydration/chunk-load-error.tsx';
import { hydrateOnInteraction } from '#hydration/island.tsx';
import { isPlainPress } from '#hydration/use-client-navigation.ts';
import { useText } from '#i18n/text.tsx';
import { Link } from '#request/link.tsx';

const QuickAddIsland = hydrateOnInteraction(() => import('./quick-add.tsx'), 'QuickAdd');

/** The button whose quick-add is under way on this page: no other begins meanwhile. */
let taken: HTMLElement | null = null;

function free(button: HTMLElement | null): void {
  if (taken === button) taken = null;
}

export type QuickAddButtonProps = {
  readonly productId: string;
  readonly name: string;
  /** The product's own page. */
  readonly to: string;
  /** The colour that the card shows. */
  readonly colour: string | undefined;
  /** The size that the listing is filtered by, where that colour has it. */
  readonly size?: string | undefined;
};

/** CARD-5: one at a time, from its loading until it is closed; its modal keeps the other cards out of reach. */
export function QuickAddButton({ productId, name, to, colour, size }: QuickAddButtonProps) {
  const text = useText();
  const link = useRef<HTMLAnchorElement>(null);
  const [isActive, setActive] = useState(false);
  const [isLoading, setLoading] = useState(false);
  // A card that goes away with its page gives the turn back too.
  useEffect(() => {
    const own = link.current;
    return () => free(own);
  }, []);
  return (
    <>
      <Link
        ref={link}
        to={to}
        onClick={(event) => {
          if (!isPlainPress(event.nativeEvent)) return;
          event.preventDefault();
          if (taken) return;
          taken = link.current;
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
            wanted={{ colour, size }}
            onLoaded={() => setLoading(false)}
            onClosed={() => free(link.current)}
            onOver={() => setActive(false)}
          />
        </Suspense>
      )}
    </>
  );
}
