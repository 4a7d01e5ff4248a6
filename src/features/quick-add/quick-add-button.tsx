/** The quick way to the basket on a card: a link to the product, until the page is awake. */
import { Suspense, useState } from 'react';
import { isCodeMissing, late } from '#kit/late.tsx';
import { Link } from '#kit/link.tsx';
import { useText } from '#kit/text.tsx';
import { isPlainPress } from '#kit/use-followed-links.ts';

const LateQuickAdd = late(() => import('./quick-add.tsx'), 'QuickAdd');

/** Whether one is under way on this page: then no other begins. */
let isTaken = false;

export type QuickAddButtonProps = {
  readonly productId: string;
  readonly name: string;
  /** The product's own page. */
  readonly to: string;
  /** The colour that the card shows. */
  readonly colour: string | undefined;
};

/** CARD-5: one at a time, from its loading until it is closed; its modal keeps the other cards out of reach. */
export function QuickAddButton({ productId, name, to, colour }: QuickAddButtonProps) {
  const text = useText();
  const [isActive, setActive] = useState(false);
  return (
    <>
      <Link
        to={to}
        onClick={(event) => {
          if (isCodeMissing || !isPlainPress(event.nativeEvent)) return;
          event.preventDefault();
          if (isTaken) return;
          isTaken = true;
          setActive(true);
        }}
        aria-label={text('card.quickAdd', { name })}
        aria-disabled={isActive || undefined}
        className="quick-add no-print"
      >
        +
      </Link>
      {isActive && (
        <Suspense>
          <LateQuickAdd
            productId={productId}
            colour={colour}
            onClosed={() => {
              isTaken = false;
            }}
            onOver={() => setActive(false)}
          />
        </Suspense>
      )}
    </>
  );
}
