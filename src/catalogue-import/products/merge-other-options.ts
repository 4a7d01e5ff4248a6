/** Reduces the options of variants to colour and size, the only two that the shop has. */
import type { FeedRow } from '../formats/feed-row.ts';
import type { ImportIssue } from '../report/import-issue.ts';

/**
 * Appends the value of each other option to the size, such as `9 Wide`. An option with the same
 * value in every variant is ignored. Both are reported as warnings.
 */
export function mergeOtherOptions(
  rows: readonly FeedRow[],
  issues: ImportIssue[],
): readonly FeedRow[] {
  const names = [
    ...new Set(rows.flatMap(({ otherOptions = [] }) => otherOptions.map(({ name }) => name))),
  ];
  if (names.length === 0) return rows;
  const mergedNames = names.filter((name) => {
    const values = new Set(rows.map((row) => findOptionValue(row, name)));
    const [onlyValue] = values;
    const reason =
      values.size > 1
        ? `option ${name} was added to the size`
        : `option ${name} ignored: it is "${onlyValue}" for every variant`;
    issues.push({
      line: rows[0]?.line ?? 0,
      key: rows[0]?.group ?? '',
      severity: 'warning',
      reason,
    });
    return values.size > 1;
  });
  return rows.map((row) => ({
    ...row,
    size: [row.size, ...mergedNames.map((name) => findOptionValue(row, name))]
      .filter((part) => part !== '')
      .join(' '),
  }));
}

/** Returns '' for a variant without the option. */
function findOptionValue({ otherOptions = [] }: FeedRow, optionName: string): string {
  return otherOptions.find(({ name }) => name === optionName)?.value ?? '';
}
