/** Fetches current delivery dates, and counts the time since by the server's clock. */
import { useEffect, useState } from 'react';
import { links } from '#links';
import type { DeliveryResponse } from './delivery.ts';

/** DEL-2: the countdown is refreshed twice a second. */
const REFRESH_MS = 500;
const SECOND_MS = 1_000;

/** Null while loading, or if loading failed; `now` advances in whole seconds. */
export function useDelivery(sku: string, locale: string): DeliveryResponse | null {
  const { delivery, elapsed } = useFetchedDelivery(sku, locale);
  return delivery && { ...delivery, now: delivery.now + elapsed };
}

function useFetchedDelivery(sku: string, locale: string) {
  const [delivery, setDelivery] = useState<DeliveryResponse | null>(null);
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let start = 0;
    const load = async () => {
      // Measured before the request: the countdown may end too early, but never too late.
      const requestedAt = performance.now();
      const fetched = await fetchDelivery(sku, locale, signal);
      if (fetched === null || signal.aborted) return;
      start = requestedAt;
      setDelivery(fetched);
      refresh();
    };
    // The time since the response, not the browser's clock, which may be wrong.
    const refresh = () =>
      setElapsed(Math.ceil((performance.now() - start) / SECOND_MS) * SECOND_MS);
    // The timer stops while the device sleeps.
    const reload = () => document.hidden || void load();
    document.addEventListener('visibilitychange', reload, { signal });
    const timer = setInterval(refresh, REFRESH_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
    void load();
    return () => controller.abort();
  }, [sku, locale]);
  return { delivery, elapsed };
}

async function fetchDelivery(
  sku: string,
  locale: string,
  signal: AbortSignal,
): Promise<DeliveryResponse | null> {
  try {
    const response = await fetch(links.api.delivery({ sku, locale }), { signal });
    if (!response.ok) return null;
    const delivery = (await response.json()) as DeliveryResponse;
    return Array.isArray(delivery.options) ? delivery : null;
  } catch {
    return null;
  }
}
