/** Answer of a refused review form: every fault, what was typed, and the photos that were good. */
import type { FormErrors } from '#features/accounts/forms/account-problem.ts';
import type { KeptPhoto } from '../submitted-review.ts';

export type ReviewFormErrors = FormErrors & {
  readonly photos: readonly KeptPhoto[];
};
