/** Starts analytics without waiting for an interaction, where an event must not be lost. */
import { useEffect } from 'react';
import { useShop } from '#request/shop-public.tsx';

export function useMeasured(): void {
  const shop = useShop();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each document
  useEffect(() => {
    import('./start-analytics.browser.ts')
      .then(({ startAnalytics }) => startAnalytics(shop))
      .catch(() => undefined);
  }, []);
}
