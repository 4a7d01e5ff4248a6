/** The fields of a customised product, kept apart from the form's own changes until they are awake. */
import { memo, Suspense } from 'react';
import { late } from '#kit/late.tsx';

const LateFields = late(async () => (await import('#features/customisation/customisation-fields.tsx')).CustomisationFields);

export const LateCustomisation = memo(function LateCustomisation(props: React.ComponentProps<typeof LateFields>) {
  return (
    <Suspense>
      <LateFields {...props} />
    </Suspense>
  );
});
