/** Listens to messages of an iframe, only while it shows its configured origin. */
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { parseWidgetMessage, type WidgetMessage } from './guided-selling.ts';

export function useWidgetMessages(
  container: RefObject<HTMLElement | null>,
  act: (message: WidgetMessage) => void,
): void {
  const onMessage = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    const iframe = container.current?.querySelector('iframe');
    // The window is not enough: a link in it may have led to another origin.
    const isOurs =
      iframe?.contentWindow &&
      source === iframe.contentWindow &&
      origin === new URL(iframe.src).origin;
    const message = isOurs ? parseWidgetMessage(data) : null;
    if (message) act(message);
  });
  useEffect(() => {
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);
}
