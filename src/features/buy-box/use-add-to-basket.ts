/** Adds to the basket without leaving the page. */
import { useCallback, useRef, useState } from 'react';
import { refreshShopper } from '#features/shopper/use-shopper.ts';
import { links } from '#links';
import type { BuyProblem } from './buy-problem.ts';

/** S§9: the added state is shown for 1.5 s. */
const ADDED_MS = 1500;

export type AddState = { readonly status: 'idle' | 'adding' | 'added' } | { readonly status: 'refused'; readonly problem: BuyProblem };

const idle: AddState = { status: 'idle' };

/** `add` sends one item under a key of its own, so that a repeated request has one effect. */
export function useAddToBasket(locale: string) {
  const [state, setState] = useState<AddState>(idle);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const reset = useCallback(() => {
    clearTimeout(timer.current);
    setState(idle);
  }, []);

  const add = useCallback(
    async (item: { readonly sku: string; readonly quantity: number }) => {
      setState({ status: 'adding' });
      const problem = await postItem(item, locale);
      if (problem) return setState({ status: 'refused', problem });
      setState({ status: 'added' });
      void refreshShopper();
      timer.current = setTimeout(() => setState(idle), ADDED_MS);
    },
    [locale],
  );

  return { state, add, reset };
}

async function postItem(item: object, locale: string): Promise<BuyProblem | null> {
  const body = new FormData();
  body.set('data', JSON.stringify([item]));
  try {
    const response = await fetch(links.api.addToBasket(locale), {
      method: 'POST',
      body,
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    if (response.ok) return null;
    const { error } = (await response.json()) as { error?: BuyProblem };
    return error ?? { code: 'buy.failed' };
  } catch {
    return { code: 'buy.failed' };
  }
}
