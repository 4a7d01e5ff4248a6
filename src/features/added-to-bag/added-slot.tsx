/** Renders the added-to-bag panel after an add; its code is loaded on demand or preloaded. */
import { useEffect, useState } from 'react';
import { useShopper } from '#features/shopper/use-shopper.ts';
import type { AddedPanel } from './added-panel.tsx';
import { fetchAddedPanel } from './fetch-added-panel.browser.ts';

export function AddedSlot() {
  const { lastAdded } = useShopper();
  // Not `lazy`: React delays content after a fallback by 300 ms.
  const [Panel, setPanel] = useState<typeof AddedPanel | null>(null);
  useEffect(() => {
    if (!lastAdded) return;
    void fetchAddedPanel().then((panel) => setPanel(() => panel));
  }, [lastAdded]);
  return lastAdded && Panel && <Panel added={lastAdded} />;
}
