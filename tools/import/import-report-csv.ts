/** Writes `report.csv` for spreadsheets: refused rows first, then other issues in groups. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ImportIssue } from '#catalogue-import/report/import-issue.ts';
import { type IssueGroup, IssueGroups } from './issue-groups.ts';

const OUTCOME = { refused: 'refused', warning: 'altered', ignored: 'ignored' } as const;

export type ReportFile = {
  readonly add: (issue: ImportIssue) => void;
  readonly close: () => Promise<void>;
};

export async function openReport(path: string): Promise<ReportFile> {
  await mkdir(dirname(path), { recursive: true });
  const stream = createWriteStream(path);
  await once(stream, 'open');
  stream.write('row,line,product,outcome,field,value,reason,what to do\r\n');
  const otherIssues = new IssueGroups();
  return {
    add(issue) {
      if (issue.severity === 'refused') stream.write(formatRow(issue));
      else otherIssues.add(issue);
    },
    close: async () => {
      for (const group of otherIssues.list()) stream.write(formatGroup(group));
      stream.end();
      await once(stream, 'close');
    },
  };
}

/** The first three rows of a group, and the number of further ones. */
function formatGroup({ first, count }: IssueGroup): string {
  const [issue] = first;
  const rest = count - first.length;
  if (!issue || rest === 0) return first.map(formatRow).join('');
  const { severity, field = '', advice = '' } = issue;
  const reason = `and ${rest} more rows like the ${first.length} above`;
  return `${first.map(formatRow).join('')}${['', '', '', OUTCOME[severity], field, '', reason, advice].map(formatCell).join(',')}\r\n`;
}

export function formatRow({
  row,
  line,
  key = '',
  severity,
  field = '',
  value = '',
  reason,
  advice = '',
}: ImportIssue): string {
  return `${[row === undefined ? '' : String(row), String(line), key, OUTCOME[severity], field, value, reason, advice].map(formatCell).join(',')}\r\n`;
}

/** Escapes a CSV cell; an apostrophe keeps spreadsheets from running it as a formula. */
function formatCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
