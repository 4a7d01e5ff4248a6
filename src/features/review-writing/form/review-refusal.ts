/** Answer of a refused review form: every fault, and what was typed and chosen. */
import type { FieldFault } from '#kit/problem.ts';

export type ReviewRefusal = {
  readonly code: string;
  /** Empty where the form as a whole was refused. */
  readonly faults: readonly FieldFault[];
  /** Seconds; null unless the caller has to wait. */
  readonly retryAfter: number | null;
  readonly values: Readonly<Record<string, string>>;
  readonly photos: readonly { readonly id: string; readonly token: string }[];
};
