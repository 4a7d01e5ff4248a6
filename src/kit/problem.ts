/** A refusal that the caller may read: which field, why, and the status to answer with. */

/** What is wrong with one field of a form. */
export type FieldFault = { readonly field: string; readonly code: string };

export type ProblemDetails = {
  readonly field?: string;
  readonly available?: number;
  readonly retryAfter?: number;
  /** Where several fields are wrong, every one of them, in the order of the form. */
  readonly faults?: readonly FieldFault[];
};

/**
 * Thrown by rules and ports when the caller asked for something that cannot be done.
 * `code` is a message key, so that each fascia and locale words it; `message` is English for logs.
 */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: ProblemDetails;

  constructor(status: number, code: string, message: string, details: ProblemDetails = {}) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export function isProblem(error: unknown): error is Problem {
  return error instanceof Problem;
}
