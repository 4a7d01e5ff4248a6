/** Listens to a frame of our own choosing, and to no other window. */
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type Advised, readAdvice } from './advice.ts';

export function useAdvice(holder: RefObject<HTMLElement | null>, act: (advised: Advised) => void): void {
  const hear = useEffectEvent(({ source, data }: MessageEvent) => {
    const frame = holder.current?.querySelector('iframe');
    const advised = frame?.contentWindow && source === frame.contentWindow ? readAdvice(data) : null;
    if (advised) act(advised);
  });
  useEffect(() => {
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
}
