/** The window around a previewed page: heard and told only where its origin is allowed. OPS-1. */
import { type PreviewMessage, readPreviewMessage } from './preview-messages.ts';

/** `origins`: of editors elsewhere; a window of the shop's own origin may always speak. Gives what ends it. */
export function hearParent(
  origins: readonly string[],
  hear: (message: PreviewMessage) => void,
): () => void {
  const allowed = [location.origin, ...origins];
  const listen = (event: MessageEvent) => {
    const message = event.source === parent ? readPreviewMessage(event, allowed) : null;
    if (message) hear(message);
  };
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}

/** A page that stands alone tells nobody. */
export function postToParent(origins: readonly string[], message: PreviewMessage): void {
  if (parent === window) return;
  for (const origin of findReachable([location.origin, ...origins]))
    parent.postMessage(message, origin);
}

/** Where the browser says whose window is around the page, the others need no message, which would be an error in the console. */
function findReachable(allowed: readonly string[]): readonly string[] {
  const around = 'ancestorOrigins' in location ? location.ancestorOrigins[0] : undefined;
  return around === undefined ? allowed : allowed.filter((origin) => origin === around);
}
