/** Loads and renders the added-to-basket panel once a product has been added. */
import { useEffect, useState } from 'react';
import { useShopper } from '#features/shopper/use-shopper.ts';
import type { AddedPanel, AddedPanelProps } from './added-panel.tsx';
import { fetchAddedPanel } from './fetch-added-panel.browser.ts';

export function LazyAddedPanel({ Suggestions }: Pick<AddedPanelProps, 'Suggestions'>) {
  const { lastAdded } = useShopper();
  // Not `React.lazy`: React delays content that replaces a fallback by up to 300 ms.
  const [Panel, setPanel] = useState<typeof AddedPanel | null>(null);
  useEffect(() => {
    if (!lastAdded) return;
    void fetchAddedPanel().then((panel) => setPanel(() => panel));
  }, [lastAdded]);
  return lastAdded && Panel && <Panel added={lastAdded} Suggestions={Suggestions} />;
}
