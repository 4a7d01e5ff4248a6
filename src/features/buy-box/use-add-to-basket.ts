/** Adds to the basket without leaving the page. */
import { useEffect, useReducer, useState } from 'react';
import { type AddItem, countItems } from '#features/basket/basket.ts';
import type { ButtonState } from '#features/selection/selection.ts';
import { changeShopper, notifyOtherTabs } from '#features/shopper/use-shopper.ts';
import {
  ADDED_MS,
  type AddToBasketState,
  initialAddToBasket,
  type MissingInput,
  reduceAddToBasket,
} from './add-to-basket-state.ts';
import { postItem } from './post-item.browser.ts';

export type AddToBasketRequest = {
  readonly button: ButtonState;
  readonly hasPersonalisation: boolean;
  /** Item to add; null while no variant is selected. */
  readonly item: AddItem | null;
  /** Null if only the SKU is known. */
  readonly productKey: string | null;
};

/** `selectionKey` identifies the selection; a change clears errors and the "added" state. */
export function useAddToBasket(
  locale: string,
  selectionKey: string,
  start: Partial<AddToBasketState>,
) {
  const [addState, dispatch] = useReducer(reduceAddToBasket, { ...initialAddToBasket, ...start });
  const { status } = addState;
  const [lastKey, setLastKey] = useState(selectionKey);
  if (selectionKey !== lastKey) {
    setLastKey(selectionKey);
    dispatch({ type: 'selectionChanged' });
  }

  useEffect(() => {
    if (status !== 'added') return;
    const timer = setTimeout(() => dispatch({ type: 'timerExpired' }), ADDED_MS);
    return () => clearTimeout(timer);
  }, [status]);

  /** Returns the first missing input, to be focused; undefined once the add is sent. */
  function submit({
    button,
    hasPersonalisation,
    item,
    productKey,
  }: AddToBasketRequest): MissingInput | undefined {
    const event = { type: 'clicked', button, hasPersonalisation } as const;
    const { attempt, missing } = reduceAddToBasket(addState, event);
    dispatch(event);
    if (item && attempt !== addState.attempt) void send(item, productKey, attempt);
    return missing[0];
  }

  async function send(item: AddItem, productKey: string | null, attempt: number): Promise<void> {
    const response = await postItem(item, productKey, locale);
    if ('problem' in response)
      return dispatch({ type: 'responded', attempt, problem: response.problem });
    dispatch({ type: 'responded', attempt, problem: null });
    changeShopper({ lastAdded: response.added, basketCount: countItems(response.added.basket) });
    notifyOtherTabs();
  }

  return { addState, submit };
}
