/** Hidden inputs of a form; null and undefined are not sent. */
export function HiddenFields({
  fields,
}: {
  readonly fields: Readonly<Record<string, string | null | undefined>>;
}) {
  return Object.entries(fields).map(
    ([name, value]) =>
      typeof value === 'string' && <input key={name} type="hidden" name={name} value={value} />,
  );
}
