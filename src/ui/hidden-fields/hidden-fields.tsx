/** What a form sends beside its visible fields; null is not sent. */
export function Hidden({ fields }: { readonly fields: Readonly<Record<string, string | null>> }) {
  return Object.entries(fields).map(([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />);
}
