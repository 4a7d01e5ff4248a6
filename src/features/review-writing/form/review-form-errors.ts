/** Action data of a refused review form: every fault, the typed values, and the valid photos. */
import type { FormErrors } from '#features/accounts/forms/account-problem.ts';
import type { KeptPhoto } from '../submitted-review.ts';

export type ReviewFormErrors = FormErrors & {
  readonly photos: readonly KeptPhoto[];
};
