/** How an import's outcome reads on the screen. */
import type { ImportIssue } from '#features/catalogue-import/catalogue-import.ts';
import type { ImportReport } from '#features/catalogue-import/import-report.ts';

/** One line each, by line of the file; says how many more there were. */
export function formatIssues(issues: readonly ImportIssue[], { refused, warnings }: Pick<ImportReport, 'refused' | 'warnings'>): string {
  const lines = issues
    .toSorted((a, b) => a.line - b.line)
    .map(
      ({ line, key, severity, reason }) =>
        `  line ${line}${key === undefined ? '' : `, ${onScreen(key)}`}: ${severity}, ${onScreen(reason)}\n`,
    );
  const more = refused + warnings - issues.length;
  return lines.join('') + (more > 0 ? `  and ${more} more: mend these and import again\n` : '');
}

export function formatReport(report: ImportReport): string {
  const { rows, variants, refused, warnings, products, pictures } = report;
  const total = products.created + products.updated + products.unchanged;
  return [
    `${count(rows, 'row')}: ${variants} imported, ${refused} refused; ${count(warnings, 'warning')}.`,
    `${count(total, 'product')}: ${products.created} new, ${products.updated} changed, ${products.unchanged} as before.`,
    `${count(pictures.saved + pictures.reused, 'picture')}: ${pictures.saved} new, ${pictures.reused} known already; ${pictures.failed} left out.`,
    `Done in ${(report.milliseconds / 1_000).toFixed(1)} s. ${nextStep(report)}`,
    '',
  ].join('\n');
}

function nextStep({ variants, refused }: ImportReport): string {
  if (variants === 0) return 'Nothing was imported: mend the rows above and run the import again.';
  return refused > 0 ? 'Mend the refused rows and import again; the rest stays as it is.' : 'Importing again changes nothing.';
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** What came from a file must not steer the terminal. */
function onScreen(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}
