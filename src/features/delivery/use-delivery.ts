/** Delivery days of the moment, by the server's clock. */
import { useEffect, useState } from 'react';
import { links } from '#links';
import type { DeliveryResponse } from './delivery.ts';

/** DEL-2: the countdown is refreshed twice a second. */
const REFRESH_MS = 500;
const SECOND_MS = 1_000;

/** Null while loading, and where it could not be loaded; `now` goes on in whole seconds. */
export function useDelivery(sku: string, locale: string): DeliveryResponse | null {
  const { answer: result, elapsed } = useAnswer(sku, locale);
  return result && { ...result, now: result.now + elapsed };
}

function useAnswer(sku: string, locale: string) {
  const [result, setAnswer] = useState<DeliveryResponse | null>(null);
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    let start = 0;
    const load = async () => {
      // From before the request: the day is rather promised too short than too long.
      const asked = performance.now();
      const fetched = await fetchDelivery(sku, locale, signal);
      if (fetched === null || signal.aborted) return;
      start = asked;
      setAnswer(fetched);
      refresh();
    };
    // The time since the answer, not the browser's clock, which may be wrong.
    const refresh = () =>
      setElapsed(Math.ceil((performance.now() - start) / SECOND_MS) * SECOND_MS);
    // A machine that slept did not count the time.
    const reload = () => document.hidden || void load();
    document.addEventListener('visibilitychange', reload, { signal });
    const timer = setInterval(refresh, REFRESH_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
    void load();
    return () => ending.abort();
  }, [sku, locale]);
  return { answer: result, elapsed };
}

async function fetchDelivery(
  sku: string,
  locale: string,
  signal: AbortSignal,
): Promise<DeliveryResponse | null> {
  try {
    const response = await fetch(links.api.delivery({ sku, locale }), { signal });
    if (!response.ok) return null;
    const result = (await response.json()) as DeliveryResponse;
    return Array.isArray(result.options) ? result : null;
  } catch {
    return null;
  }
}
