/** Reads a size that was selected before hydration from the form's server HTML. */
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Returns the ref for the form; `onPicked` is called at most once, after hydration. */
export function usePreHydrationSize(
  onPicked: (size: string) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const onPick = useEffectEvent(onPicked);
  useEffect(() => {
    const picked = form.current && new FormData(form.current).get('size');
    if (typeof picked === 'string' && picked !== '') onPick(picked);
  }, []);
  return form;
}
