/** Messages between a previewed page and its parent window, for allowed origins only (OPS-1). */
import { type PreviewMessage, parsePreviewMessage } from './preview-messages.ts';

/**
 * `origins`: external editors; the shop's own origin is always allowed. Returns the unsubscribe
 * function.
 */
export function listenToParent(
  origins: readonly string[],
  onMessage: (message: PreviewMessage) => void,
): () => void {
  const allowed = [location.origin, ...origins];
  const listen = (event: MessageEvent) => {
    const message = event.source === parent ? parsePreviewMessage(event, allowed) : null;
    if (message) onMessage(message);
  };
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}

/** Does nothing when the page is not in an iframe. */
export function postToParent(origins: readonly string[], message: PreviewMessage): void {
  if (parent === window) return;
  for (const origin of findReachable([location.origin, ...origins]))
    parent.postMessage(message, origin);
}

/**
 * Only the parent's origin, where the browser reveals it: posting to another one logs a console
 * error.
 */
function findReachable(allowed: readonly string[]): readonly string[] {
  const around = 'ancestorOrigins' in location ? location.ancestorOrigins[0] : undefined;
  return around === undefined ? allowed : allowed.filter((origin) => origin === around);
}
