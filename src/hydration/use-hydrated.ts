/** Hook: true once React has hydrated the server HTML. */
import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * False on the server and until hydration: without JavaScript every option must be reachable by the
 * tab key.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
