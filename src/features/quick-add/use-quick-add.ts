/** Runs a quick-add: fetches the product, adds the selected variant, runs the timers. */
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { countItems } from '#features/basket/basket.ts';
import { ADD_FAILED, parseProblem, postItem } from '#features/buy-box/post-item.browser.ts';
import {
  type RequestedSelection,
  resolveSelection,
  type Selection,
} from '#features/selection/selection.ts';
import type { LastAdded } from '#features/shopper/shopper-store.ts';
import { changeShopper, notifyOtherTabs } from '#features/shopper/use-shopper.ts';
import { links } from '#links';
import type { QuickAddResponse } from './quick-add.ts';
import {
  CLOSING_MS,
  initialQuickAdd,
  QUICK_ADDED_MS,
  type QuickAddEvent,
  type QuickAddState,
  reduceQuickAdd,
} from './quick-add-state.ts';
import { toQuickProduct } from './quick-product.ts';

export type QuickAddController = QuickAddState & {
  readonly selection: Selection | null;
  readonly dispatch: (event: QuickAddEvent) => void;
};

export function useQuickAdd(
  productId: string,
  requested: RequestedSelection,
  locale: string,
): QuickAddController {
  const [state, dispatch] = useReducer(reduceQuickAdd, initialQuickAdd, (start) =>
    reduceQuickAdd(start, { type: 'clicked' }),
  );
  const { step, product } = state;
  /** Added line, kept until quick-add closes, as the added-to-basket panel must not open before. */
  const added = useRef<LastAdded | null>(null);
  const selection =
    product && step.name !== 'closed' && step.name !== 'loading'
      ? resolveSelection(product, step.requested)
      : null;

  const load = useEffectEvent(async () =>
    dispatch(await fetchProduct(productId, requested, locale)),
  );
  const add = useEffectEvent(async () => {
    const variant = selection?.variant;
    if (!variant || !product) return dispatch({ type: 'failed', problem: ADD_FAILED });
    const result = await postItem(
      { sku: variant.sku, quantity: 1, shownPrice: variant.price },
      product.productKey,
      locale,
    );
    if ('problem' in result) return dispatch({ type: 'failed', problem: result.problem });
    dispatch({ type: 'added' });
    added.current = result.added;
    changeShopper({ basketCount: countItems(result.added.basket) });
    notifyOtherTabs();
  });
  const showAdded = useEffectEvent(() => {
    if (added.current) changeShopper({ lastAdded: added.current });
    added.current = null;
  });
  useEffect(() => {
    if (step.name === 'loading') void load();
    if (step.name === 'adding') void add();
    if (step.name === 'closed') showAdded();
  }, [step.name]);
  // Also when the add itself unmounts the card, as with cards of an empty basket.
  useEffect(() => () => showAdded(), []);

  const wait = step.name !== 'added' ? null : step.isClosing ? CLOSING_MS : QUICK_ADDED_MS;
  useEffect(() => {
    if (wait === null) return;
    const timer = setTimeout(() => dispatch({ type: 'timerExpired' }), wait);
    return () => clearTimeout(timer);
  }, [wait]);

  return { ...state, selection, dispatch };
}

async function fetchProduct(
  productId: string,
  requested: RequestedSelection,
  locale: string,
): Promise<QuickAddEvent> {
  try {
    const response = await fetch(links.api.quickAdd(productId, locale));
    const result: unknown = await response.json();
    if (response.ok)
      return { type: 'loaded', product: toQuickProduct(result as QuickAddResponse), requested };
    return { type: 'failed', problem: parseProblem((result as { error?: unknown }).error) };
  } catch {
    return { type: 'failed', problem: ADD_FAILED };
  }
}
