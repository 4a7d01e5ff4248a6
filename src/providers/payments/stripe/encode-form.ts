/** Encodes the parameters of a request as the Stripe API reads them: `line_items[0][quantity]=1`. */

export type StripeForm = { readonly [name: string]: StripeFormValue };
type StripeFormValue =
  | string
  | number
  | boolean
  | undefined
  | StripeForm
  | readonly StripeFormValue[];

/** Leaves out values that are undefined. */
export function encodeStripeForm(form: StripeForm): URLSearchParams {
  return new URLSearchParams([...listFields(form, (name) => name)]);
}

function* listFields(
  values: StripeForm | readonly StripeFormValue[],
  nameOf: (name: string) => string,
): Generator<[string, string]> {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    if (typeof value === 'object') yield* listFields(value, (inner) => `${nameOf(name)}[${inner}]`);
    else yield [nameOf(name), String(value)];
  }
}
