/** Whether script has taken over what the server drew. */
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the HTML as sent and until the page is awake: without script every choice must be reached by the tab key. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
