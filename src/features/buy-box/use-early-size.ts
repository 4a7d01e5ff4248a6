/** Hears of a size that was picked before the buy form was awake: the form itself still has it. */
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Returns the ref for the form; `onPicked` is called once at most, when the form wakes. */
export function useEarlySize(onPicked: (size: string) => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const hear = useEffectEvent(onPicked);
  useEffect(() => {
    const picked = form.current && new FormData(form.current).get('size');
    if (typeof picked === 'string' && picked !== '') hear(picked);
  }, []);
  return form;
}
