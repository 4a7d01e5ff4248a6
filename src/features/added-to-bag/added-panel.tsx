/** Panel with the items just added: at the side, on phones at the bottom. BAG-2. */
import type { ComponentType } from 'react';
import {
  type Basket,
  type BasketLine,
  countItems,
  isReadyForCheckout,
  sumBasket,
} from '#features/basket/basket.ts';
import { DeliveryNote } from '#features/basket/delivery-note.tsx';
import type { LastAdded } from '#features/shopper/shopper-store.ts';
import { changeShopper } from '#features/shopper/use-shopper.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { useShop } from '#request/shop-public.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Submit } from '#ui/submit/submit.tsx';
import { AddedLine } from './parts/added-line.tsx';

export type SuggestionsAfterAddProps = {
  readonly added: readonly BasketLine[];
  readonly basket: Basket;
  /** Called when a link is followed. */
  readonly onLeave: () => void;
};

export type AddedPanelProps = {
  readonly added: LastAdded;
  /** An island, which loads when the panel opens. */
  readonly Suggestions: ComponentType<SuggestionsAfterAddProps>;
};

export function AddedPanel(props: AddedPanelProps) {
  // Alone in its component: React miscounts hooks with state where a component suspends before
  // them.
  useText('added-to-bag');
  return <OpenPanel {...props} />;
}

function OpenPanel({
  added: { basket, addedLineIds, freeDeliveryFrom },
  Suggestions,
}: AddedPanelProps) {
  const text = useText();
  const lines = basket.lines.filter(({ id }) => addedLineIds.includes(id));
  return (
    <Dialog
      title={text('added.title')}
      closeLabel={text('added.close')}
      variant="panel"
      onClose={() => changeShopper({ lastAdded: null })}
    >
      {(close) => (
        <>
          <div className="mt-4 flex flex-1 flex-col overflow-y-auto">
            <ul className="divide-y divide-line">
              {lines.map((line) => (
                <AddedLine key={line.id} line={line} />
              ))}
            </ul>
            <Suggestions added={lines} basket={basket} onLeave={close} />
          </div>
          <div className="mt-4 grid gap-3 border-t border-line pt-4">
            <DeliveryNote
              total={sumBasket(basket)}
              currency={basket.currency}
              freeDeliveryFrom={freeDeliveryFrom}
              hasBulky={basket.lines.some(({ isBulky }) => isBulky)}
            />
            <PanelLinks
              count={countItems(basket)}
              isReady={isReadyForCheckout(basket)}
              onClosed={close}
            />
          </div>
        </>
      )}
    </Dialog>
  );
}

function PanelLinks({
  count,
  isReady: canGoOn,
  onClosed,
}: {
  readonly count: number;
  readonly isReady: boolean;
  readonly onClosed: () => void;
}) {
  const text = useText();
  const { prefix } = useShop();
  const quiet =
    'grid min-h-12 place-items-center rounded-control border border-control px-6 py-2 font-medium hover:border-ink';
  return (
    <>
      <form method="post" action={`${prefix}${links.checkout()}`} className="grid gap-2">
        <Submit disabled={!canGoOn}>{text('added.checkout')}</Submit>
        {!canGoOn && <p className="text-sm text-muted">{text('added.notReady')}</p>}
      </form>
      <Link to={links.basket()} onClick={onClosed} className={quiet}>
        {text('added.view', { count })}
      </Link>
      <button type="button" onClick={onClosed} className="min-h-11 underline underline-offset-4">
        {text('added.continue')}
      </button>
    </>
  );
}
