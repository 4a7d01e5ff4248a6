/**
 * Basket line whose last request got no response. Held outside the router, which shows the result
 * of a form only once every island is hydrated: offline, their code cannot be fetched.
 */
import { useSyncExternalStore } from 'react';

let unreachableLineId: string | null = null;
const listeners = new Set<() => void>();

/** Shown at once by the component of that line; null when another request starts. */
export function setUnreachableLine(lineId: string | null): void {
  unreachableLineId = lineId;
  for (const listener of listeners) listener();
}

export function useIsUnreachable(lineId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => unreachableLineId === lineId,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // The page was left.
    if (listeners.size === 0) unreachableLineId = null;
  };
}
