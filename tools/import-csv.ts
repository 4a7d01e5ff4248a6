/** `report.csv`: every row that did not come in as it stood, as spreadsheets read it. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ImportIssue } from '#features/catalogue-import/catalogue-import.ts';

const OUTCOME = { refused: 'refused', warning: 'altered', ignored: 'ignored' } as const;

export type ReportFile = { readonly add: (issue: ImportIssue) => void; readonly close: () => Promise<void> };

export async function openReport(path: string): Promise<ReportFile> {
  await mkdir(dirname(path), { recursive: true });
  const stream = createWriteStream(path);
  await once(stream, 'open');
  stream.write('line,product,outcome,field,value,reason,what to do\r\n');
  return {
    add: (issue) => void stream.write(formatRow(issue)),
    close: async () => {
      stream.end();
      await once(stream, 'close');
    },
  };
}

export function formatRow({ line, key = '', severity, field = '', value = '', reason, advice = '' }: ImportIssue): string {
  return `${[String(line), key, OUTCOME[severity], field, value, reason, advice].map(formatCell).join(',')}\r\n`;
}

/** A cell that begins like a formula would be run by spreadsheets: an apostrophe keeps it text. */
function formatCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
