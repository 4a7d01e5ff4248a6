/** Reloads the page's data when another tab has changed the basket or the wishlist. */
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { hydrateIslands } from '#hydration/island.tsx';
import { SHOPPER_CHANNEL } from './use-shopper.ts';

export function useOtherTabs(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const tabs = new BroadcastChannel(SHOPPER_CHANNEL);
    tabs.onmessage = () => {
      // React shows new data only once every island of the page is hydrated.
      hydrateIslands();
      void revalidate();
    };
    return () => tabs.close();
  }, [revalidate]);
}
