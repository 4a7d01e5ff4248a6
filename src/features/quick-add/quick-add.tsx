/** A quick-add that has been asked for: the modal, or the plain add, and the toast when it fails. */
import { useEffect, useEffectEvent } from 'react';
import type { Wanted } from '#features/selection/selection.ts';
import { useText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';
import { QuickAddModal } from './parts/quick-add-modal.tsx';
import { Toast } from './parts/toast.tsx';
import { useQuickAdding } from './use-quick-adding.ts';

export type QuickAddProps = {
  readonly productId: string;
  /** What the card shows. */
  readonly wanted: Wanted;
  /** There is something to see of it, or it has failed. */
  readonly onLoaded: () => void;
  /** Another one may begin. */
  readonly onClosed: () => void;
  /** Nothing of this one is left to show. */
  readonly onOver: () => void;
};

export function QuickAdd({ productId, wanted, onLoaded, onClosed, onOver }: QuickAddProps) {
  useText('product');
  const text = useText('quick-add');
  const { locale } = useShop();
  const running = useQuickAdding(productId, wanted, locale.tag);
  const { step, product, selection, failure, dispatch } = running;
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
    <Toast problem={failure} onDismiss={() => dispatch({ type: 'dismissed' })} />
  );
  if (product && selection && !isDirect)
    return (
      <QuickAddModal running={running} product={product} selection={selection} toast={toast} />
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
