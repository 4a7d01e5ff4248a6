/** Error with a status, a code and a field, that the caller may read. */

/** Fault of one field of a form. */
export type FieldFault = { readonly field: string; readonly code: string };

export type ProblemDetails = {
  readonly field?: string;
  readonly available?: number;
  readonly retryAfter?: number;
  /** All faults, in the order of the form, where several fields are wrong. */
  readonly faults?: readonly FieldFault[];
};

/**
 * Thrown by rules and ports when a request cannot be fulfilled. `code` is a
 * message key, so that each fascia and locale has its own text; `message` is English for logs.
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

/** Error of one field of a request; `expected` completes the sentence after its name. */
export function createFieldProblem(field: string, expected: string): Problem {
  return new Problem(400, 'request.badField', `${field}: ${expected}.`, { field });
}

export function isProblem(error: unknown): error is Problem {
  return error instanceof Problem;
}
