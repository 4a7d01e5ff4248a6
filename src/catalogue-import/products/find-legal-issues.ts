/** Warnings of EU law on offers: missing safety contacts, green claims without evidence. */
import type { ProductRecord } from '#features/catalogue/catalogue-records.ts';
import type { RowIssue } from '../report/import-issue.ts';
import { findGreenClaims } from './find-green-claims.ts';
import { findSafetyIssues } from './find-safety-issues.ts';

/** `eeaFascias`: codes of the fascias that sell to the European Economic Area. */
export function findLegalIssues(
  product: ProductRecord,
  eeaFascias: readonly string[],
): readonly RowIssue[] {
  return [...findSafetyIssues(product, eeaFascias), ...findGreenClaims(product, eeaFascias)];
}
