/** Listens to messages of an iframe, only while it shows the origin that it was given. */
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type Advised, readAdvice } from './advice.ts';

export function useAdvice(
  holder: RefObject<HTMLElement | null>,
  act: (advised: Advised) => void,
): void {
  const onMessage = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    const iframe = holder.current?.querySelector('iframe');
    // The window is not enough: a link in it may have led to another origin.
    const isOurs =
      iframe?.contentWindow &&
      source === iframe.contentWindow &&
      origin === new URL(iframe.src).origin;
    const advised = isOurs ? readAdvice(data) : null;
    if (advised) act(advised);
  });
  useEffect(() => {
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);
}
