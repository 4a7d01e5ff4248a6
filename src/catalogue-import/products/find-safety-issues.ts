/** Warns of products without the contact that an offer in the European Union has to state. */
import type { ProductRecord } from '#features/catalogue/catalogue-records.ts';
import type { RowIssue } from '../report/import-issue.ts';

/** None for a product that names its manufacturer, or that no such fascia sells. */
export function findSafetyIssues(
  { facts, availableFascias, status }: ProductRecord,
  eeaFascias: readonly string[],
): readonly RowIssue[] {
  if (status !== 'live' || facts.safety?.manufacturer) return [];
  if (!availableFascias.some((code) => eeaFascias.includes(code))) return [];
  return [
    {
      field: 'manufacturer',
      reason: 'manufacturer missing: an offer in the European Union states name, address and email',
      advice: 'name the manufacturer, and the responsible person in the EU if it is elsewhere',
    },
  ];
}
