/** Where the panel opens once something has been added; its code comes with the first add. */
import { lazy, Suspense } from 'react';
import { useShopper } from '#features/shopper/use-shopper.ts';

const AddedPanel = lazy(async () => ({ default: (await import('./added-panel.tsx')).AddedPanel }));

export function AddedSlot() {
  const { lastAdded } = useShopper();
  return (
    lastAdded && (
      <Suspense>
        <AddedPanel added={lastAdded} />
      </Suspense>
    )
  );
}
