/** Parses external input by a schema; an error names the first field that does not fit. */

type InputError = {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
};

/** The part of a zod schema that is used; zod itself stays on the server. */
export type InputSchema<T> = {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: T }
    | { readonly success: false; readonly error: InputError };
};

/** `field` such as `items.0.quantity`; `rootName` if the fault is the value itself. */
export type InputFault = { readonly field: string; readonly reason: string };

export function findFirstFault({ issues: [issue] }: InputError, rootName = 'body'): InputFault {
  return { field: issue?.path.join('.') || rootName, reason: issue?.message ?? 'cannot be read' };
}

/** @throws the error that `refuse` creates for the first fault. */
export function parseInput<T>(
  schema: InputSchema<T>,
  value: unknown,
  refuse: (field: string, reason: string) => Error,
  rootName?: string,
): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const { field, reason } = findFirstFault(parsed.error, rootName);
  throw refuse(field, reason);
}
