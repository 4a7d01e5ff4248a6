/** What has just been added: a panel at the side, on phones from below. BAG-2. */
import { useEffect, useRef } from 'react';
import { countItems, isReady, sumBasket } from '#features/basket/basket.ts';
import { DeliveryNote } from '#features/basket/delivery-note.tsx';
import { changeShopper, type LastAdded } from '#features/shopper/use-shopper.ts';
import { Link } from '#kit/link.tsx';
import { useShop } from '#kit/shop-public.tsx';
import { useText } from '#kit/text.tsx';
import { links } from '#links';
import { Icon } from '#ui/icon/icon.tsx';
import { Submit } from '#ui/submit/submit.tsx';
import { AddedLine } from './parts/added-line.tsx';

export type AddedPanelProps = { readonly added: LastAdded };

export function AddedPanel({ added }: AddedPanelProps) {
  // Alone here: React loses count of hooks with state where a component waits for words before them.
  useText('added-to-bag');
  return <OpenPanel added={added} />;
}

function OpenPanel({ added: { basket, addedLineIds, freeDeliveryFrom } }: AddedPanelProps) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-labelledby="added-title"
      onClose={() => changeShopper({ lastAdded: null })}
      className="m-0 mt-auto flex max-h-[85dvh] w-full max-w-none flex-col bg-paper p-6 text-ink backdrop:bg-ink/50 not-open:hidden md:ms-auto md:mt-0 md:h-dvh md:max-h-none md:w-md"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id="added-title" className="text-2xl">
          {text('added.title')}
        </h2>
        <button type="button" aria-label={text('added.close')} onClick={close} className="-me-2.5 -mt-1.5 grid size-11 place-items-center">
          <Icon name="close" />
        </button>
      </div>
      <ul className="mt-4 divide-y divide-line overflow-y-auto">
        {basket.lines
          .filter(({ id }) => addedLineIds.includes(id))
          .map((line) => (
            <AddedLine key={line.id} line={line} />
          ))}
      </ul>
      <div className="mt-4 grid gap-3 border-t border-line pt-4">
        <DeliveryNote
          total={sumBasket(basket)}
          currency={basket.currency}
          freeDeliveryFrom={freeDeliveryFrom}
          hasBulky={basket.lines.some(({ isBulky }) => isBulky)}
        />
        <Ways count={countItems(basket)} isReady={isReady(basket)} onGone={close} />
      </div>
    </dialog>
  );
}

function Ways({ count, isReady: canGoOn, onGone }: { readonly count: number; readonly isReady: boolean; readonly onGone: () => void }) {
  const text = useText();
  const { prefix } = useShop();
  const quiet = 'grid min-h-12 place-items-center rounded-control border border-control px-6 py-2 font-medium hover:border-ink';
  return (
    <>
      <form method="post" action={`${prefix}${links.checkout()}`} className="grid gap-2">
        <Submit disabled={!canGoOn}>{text('added.checkout')}</Submit>
        {!canGoOn && <p className="text-sm text-muted">{text('added.notReady')}</p>}
      </form>
      <Link to={links.basket()} onClick={onGone} className={quiet}>
        {text('added.view', { count })}
      </Link>
      <button type="button" onClick={onGone} className="min-h-11 underline underline-offset-4">
        {text('added.continue')}
      </button>
    </>
  );
}
