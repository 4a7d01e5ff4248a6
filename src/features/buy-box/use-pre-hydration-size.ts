/** Hook for a size that a shopper selected in the server-rendered form before hydration. */
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Returns the ref for the form; `onSelectedSize` is called at most once, after hydration. */
export function usePreHydrationSize(
  onSelectedSize: (size: string) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const reportSize = useEffectEvent(onSelectedSize);
  useEffect(() => {
    const size = form.current && new FormData(form.current).get('size');
    if (typeof size === 'string' && size !== '') reportSize(size);
  }, []);
  return form;
}
