/** Row of the authorisation table, and statuses that many rows share. */

export type Row = {
  /** Concrete path of the request, for patterns with parameters or a required query. */
  readonly at?: string;
  /** Form fields; `#` is replaced by the number of the request. */
  readonly fields?: Readonly<Record<string, string>>;
  /** JSON body, as an alternative to a form. */
  readonly json?: unknown;
  /** The form requires a token. */
  readonly hasToken?: true;
  readonly guest: number;
  readonly customer: number;
};

export const shared = { guest: 200, customer: 200 };
export const privatePage = { guest: 303, customer: 200 };
export const privateCall = { guest: 401, customer: 200 };
