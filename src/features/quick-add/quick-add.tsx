/** A running quick-add: its modal or direct add, and a toast on failure. */
import { useEffect, useEffectEvent } from 'react';
import { formatAddToBasketProblem } from '#features/buy-box/add-to-basket-problem.ts';
import type { RequestedSelection } from '#features/selection/selection.ts';
import { useText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';
import { Toast } from '#ui/toast/toast.tsx';
import { QuickAddModal } from './parts/quick-add-modal.tsx';
import { useQuickAdd } from './use-quick-add.ts';

export type QuickAddProps = {
  readonly productId: string;
  /** Colour and size that the card displays. */
  readonly requested: RequestedSelection;
  /** Called once there is something to display, or loading has failed. */
  readonly onLoaded: () => void;
  /** Called once another quick-add may start. */
  readonly onClosed: () => void;
  /** Called once there is nothing left to display. */
  readonly onOver: () => void;
};

export function QuickAdd({ productId, requested, onLoaded, onClosed, onOver }: QuickAddProps) {
  useText('product');
  const text = useText('quick-add');
  const { locale } = useShop();
  const quickAdd = useQuickAdd(productId, requested, locale.tag);
  const { step, product, selection, failure, dispatch } = quickAdd;
  const isLoaded = step.name !== 'loading';
  const isClosed = step.name === 'closed';
  const isOver = isClosed && failure === null;

  const notifyLoaded = useEffectEvent(onLoaded);
  const notifyClosed = useEffectEvent(onClosed);
  const notifyDone = useEffectEvent(onOver);
  useEffect(() => {
    if (isLoaded) notifyLoaded();
  }, [isLoaded]);
  useEffect(() => {
    if (isClosed) notifyClosed();
  }, [isClosed]);
  useEffect(() => {
    if (isOver) notifyDone();
  }, [isOver]);

  const isDirect = (step.name === 'adding' || step.name === 'added') && step.isDirect;
  const toast = failure && (
    <Toast
      message={formatAddToBasketProblem(failure, text)}
      closeLabel={text('quickAdd.dismiss')}
      onClose={() => dispatch({ type: 'dismissed' })}
    />
  );
  if (product && selection && !isDirect)
    return (
      <QuickAddModal quickAdd={quickAdd} product={product} selection={selection} toast={toast} />
    );
  return (
    <>
      {isDirect && (
        <p role="status" className="toast">
          {text(step.name === 'added' ? 'quickAdd.added' : 'quickAdd.adding', {
            name: product?.name ?? '',
          })}
        </p>
      )}
      {toast}
    </>
  );
}
