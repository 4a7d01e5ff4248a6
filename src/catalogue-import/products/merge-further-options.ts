/** Reduces options to colour and size: another option joins the size, or is dropped. */
import type { FeedRow } from '../formats/feed-row.ts';
import type { ImportIssue } from '../report/import-issue.ts';

export function mergeFurtherOptions(
  rows: readonly FeedRow[],
  issues: ImportIssue[],
): readonly FeedRow[] {
  const names = [...new Set(rows.flatMap(({ further = [] }) => further.map(({ name }) => name)))];
  if (names.length === 0) return rows;
  const folded = names.filter((name) => {
    const values = new Set(rows.map((row) => optionOf(row, name)));
    const [only] = values;
    const reason =
      values.size > 1
        ? `option ${name} became part of the size`
        : `option ${name} left out: it is "${only}" for every variant`;
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
    size: [row.size, ...folded.map((name) => optionOf(row, name))]
      .filter((part) => part !== '')
      .join(' '),
  }));
}

function optionOf({ further = [] }: FeedRow, requested: string): string {
  return further.find(({ name }) => name === requested)?.value ?? '';
}
