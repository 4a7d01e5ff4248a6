/** Reports an action of the page once for each `key`. */
import { useEffect } from 'react';
import { type ShopperAction, track } from './track.ts';

export function useTracked(action: ShopperAction, key: string | number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the action
  useEffect(() => track(action), [key]);
}
