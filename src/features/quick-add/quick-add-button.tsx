/** The quick way to the basket on a card: a link to the product, until the page is awake. */
import { type MouseEvent, Suspense, useId, useState } from 'react';
import { late } from '#kit/late.tsx';
import { Link } from '#kit/link.tsx';
import { useText } from '#kit/text.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { setTurn, useTurn } from './use-quick-add-turn.ts';

const LateQuickAdd = late(async () => (await import('./quick-add.tsx')).QuickAdd);

export type QuickAddButtonProps = {
  readonly productId: string;
  readonly name: string;
  /** The product's own page. */
  readonly to: string;
  /** The colour that the card shows. */
  readonly colour: string | undefined;
};

/** CARD-5: disabled while it is loading, or while another one is open. */
export function QuickAddButton({ productId, name, to, colour }: QuickAddButtonProps) {
  const text = useText();
  const id = useId();
  const turn = useTurn();
  const [isActive, setActive] = useState(false);
  function press(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (turn !== null) return;
    setTurn(id);
    setActive(true);
  }
  return (
    <>
      <Link
        to={to}
        onClick={press}
        aria-label={text('card.quickAdd', { name })}
        aria-disabled={turn !== null || undefined}
        aria-busy={turn === id || undefined}
        className="quick-add no-print"
      >
        <Icon name="plus" size={20} />
      </Link>
      {isActive && (
        <Suspense>
          <LateQuickAdd productId={productId} colour={colour} onClosed={() => setTurn(null)} onOver={() => setActive(false)} />
        </Suspense>
      )}
    </>
  );
}
