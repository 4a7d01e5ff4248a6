/** Answer of a refused review form: every fault, what was typed, and the photos that were good. */
import type { FormErrors } from '#features/accounts/forms/account-problem.ts';

export type ReviewRefusal = FormErrors & {
  readonly photos: readonly { readonly id: string; readonly token: string }[];
};
