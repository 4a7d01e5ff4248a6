/** The fields of a customised product, kept apart from the form's own changes until they are awake. */
import { keepApart, late } from '#kit/late.tsx';

export const LateCustomisation = keepApart(
  late(() => import('#features/customisation/customisation-fields.tsx'), 'CustomisationFields'),
);
