/** Why an add was refused. */

/** What the server says: `Problem` by its code. */
export type BuyProblem = { readonly code: string; readonly available?: number | undefined };
