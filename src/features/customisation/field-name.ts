/** Names of customisation fields in a posted form. */
const PREFIX = 'custom.';

export function customFieldName(apiName: string): string {
  return `${PREFIX}${apiName}`;
}

/** Posted values by `apiName`. */
export function pickPersonalisation(
  fields: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const personalisation = Object.entries(fields).filter(([name]) => name.startsWith(PREFIX));
  return Object.fromEntries(
    personalisation.map(([name, value]) => [name.slice(PREFIX.length), value]),
  );
}
