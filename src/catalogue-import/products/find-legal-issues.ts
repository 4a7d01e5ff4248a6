/** Warns of what the law of the European Union refuses in an offer: missing contacts, bare claims. */
import type { ProductRecord } from '#features/catalogue/catalogue-records.ts';
import type { RowIssue } from '../report/import-issue.ts';
import { findGreenClaims } from './find-green-claims.ts';
import { findSafetyIssues } from './find-safety-issues.ts';

/** `europeanFascias`: codes of those with a locale of the European Economic Area. */
export function findLegalIssues(
  product: ProductRecord,
  europeanFascias: readonly string[],
): readonly RowIssue[] {
  return [
    ...findSafetyIssues(product, europeanFascias),
    ...findGreenClaims(product, europeanFascias),
  ];
}
