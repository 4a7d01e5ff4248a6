/** Formats the personalisation of an order line, such as an engraving. */

/** `First line: For Ada`. A field without a label shows its name. */
export function listPersonalisation(
  customFields: Readonly<Record<string, string>>,
  labels: Readonly<Record<string, string>> = {},
): readonly string[] {
  return Object.entries(customFields).map(([name, value]) => `${labels[name] ?? name}: ${value}`);
}
