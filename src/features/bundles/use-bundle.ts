/** Hook: selection of a bundle, and one add of everything selected. */
import { type SubmitEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useLazyText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';
import {
  type Bundle,
  type BundleEvent,
  type BundleState,
  initialBundle,
  listBundleVariants,
  reduceBundle,
} from './bundle.ts';
import { parseBundleFields } from './bundle-form.ts';

type Status = 'choosing' | 'adding' | 'added';
type PostedBundle = { readonly state: BundleState; readonly problem: string | null };

export function useBundle(bundle: Bundle, posted?: PostedBundle) {
  const text = useLazyText('bundles');
  const { locale } = useShop();
  const form = useRef<HTMLFormElement>(null);
  const [state, applyEvent] = useReducer(
    (current: BundleState, event: BundleEvent | { readonly type: 'read'; state: BundleState }) =>
      event.type === 'read' ? event.state : reduceBundle(bundle.products, current, event),
    posted?.state ?? initialBundle(bundle),
  );
  const [status, setStatus] = useState<Status>('choosing');
  const [problem, setProblem] = useState(posted?.problem ?? null);

  // Keeps a selection that was made before hydration. A passive effect could run after the first
  // click and clear the errors that the click has shown.
  useLayoutEffect(() => {
    if (form.current && !posted)
      applyEvent({ type: 'read', state: parseBundleFields(bundle, new FormData(form.current)) });
  }, [bundle, posted]);

  function dispatch(event: BundleEvent): void {
    setStatus('choosing');
    setProblem(null);
    applyEvent(event);
  }

  async function add(skus: readonly string[]): Promise<void> {
    setStatus('adding');
    setProblem(null);
    const { postBundle } = await import('./post-bundle.browser.ts');
    const errorMessage = await postBundle(bundle, skus, locale.tag);
    if (errorMessage !== null) {
      setStatus('choosing');
      return setProblem(errorMessage === '' ? text('bundles.failed') : errorMessage);
    }
    setStatus('added');
    applyEvent({ type: 'added' });
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (status === 'adding') return;
    const variants = listBundleVariants(state);
    if (variants) return void add(variants.map(({ sku }) => sku));
    dispatch({ type: 'addRequested' });
    const index = state.findIndex((item) => item.isSelected && item.selectedSizeVariant === null);
    const sizes = form.current?.querySelectorAll('li')[index]?.querySelectorAll('select') ?? [];
    [...sizes].find((size) => size.checkVisibility())?.focus();
  }

  return { form, state, status, problem, dispatch, submit };
}
