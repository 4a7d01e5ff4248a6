/** Where the panel opens once something has been added; its code comes when it is needed, or before. */
import { useEffect, useState } from 'react';
import { useShopper } from '#features/shopper/use-shopper.ts';
import type { AddedPanel } from './added-panel.tsx';
import { fetchAddedPanel } from './fetch-added-panel.browser.ts';

export function AddedSlot() {
  const { lastAdded } = useShopper();
  // Not `lazy`: React keeps what comes after a fallback back for 300 ms.
  const [Panel, setPanel] = useState<typeof AddedPanel | null>(null);
  useEffect(() => {
    if (!lastAdded) return;
    void fetchAddedPanel().then((panel) => setPanel(() => panel));
  }, [lastAdded]);
  return lastAdded && Panel && <Panel added={lastAdded} />;
}
