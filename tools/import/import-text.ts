/** Formats the outcome of an import for the terminal. */
import type { SaveCounts } from '#catalogue-import/catalogue-import.port.ts';
import type { ImportFormat, ImportReport } from '#catalogue-import/report/import-report.ts';
import type { IssueGroup } from './issue-groups.ts';

/** Kinds of issue printed on the terminal; the report contains all. */
export const MAX_GROUPS_PRINTED = 20;

const SEVERITY_LABELS = { refused: 'refused', warning: 'warning', ignored: 'ignored' } as const;

const FORMATS: Readonly<Record<ImportFormat, string>> = {
  'merchant-xml': 'Google Merchant feed in XML',
  'merchant-table': 'Google Merchant feed as a table',
  'shopify-csv': 'Shopify product export',
  'magento-csv': 'Magento product export',
  'catalogue-lines': 'catalogue in JSON Lines',
  reviews: 'reviews',
  categories: 'categories',
  stock: 'stock and prices',
};

/** Refused rows first; issues that many rows share are printed once, with the first of them. */
export function formatIssues(groups: readonly IssueGroup[]): string {
  const shown = groups.slice(0, MAX_GROUPS_PRINTED);
  const furtherIssues = groups
    .slice(MAX_GROUPS_PRINTED)
    .reduce((sum, { count: rows }) => sum + rows, 0);
  return (
    shown.map(formatGroup).join('') +
    (furtherIssues > 0 ? `  and ${formatNumber(furtherIssues)} more in the report\n` : '')
  );
}

function formatGroup({ first, count: rows }: IssueGroup): string {
  const [issue] = first;
  if (!issue) return '';
  const { line, key, severity, reason } = issue;
  const location = `  line ${line}${key === undefined ? '' : `, ${replaceControlCharacters(key)}`}: ${SEVERITY_LABELS[severity]}, ${replaceControlCharacters(reason)}\n`;
  if (rows === 1) return location;
  const others = first.slice(1).map((item) => item.line);
  const rest = rows > first.length ? `, and ${formatNumber(rows - first.length)} more` : '';
  return `${location}    the same on line ${others.join(', ')}${rest}\n`;
}

export function formatReport(report: ImportReport, reportFile: string): string {
  const { rows, imported, refused, ignored, warnings, format } = report;
  const lines = [
    ...(report.isDryRun ? ['Dry run: nothing was changed. An import would have this result:'] : []),
    `${FORMATS[format]}, ${formatCount(rows, 'row')}: ${formatNumber(imported)} imported, ${formatNumber(refused)} refused, ${formatNumber(ignored)} ignored; ${formatCount(warnings, 'warning')}.`,
    ...formatCounts(report),
    ...(refused + ignored + warnings > 0 ? [`Report with remedies: ${reportFile}`] : []),
    formatEnd(report),
  ];
  return `${lines.join('\n')}\n`;
}

/** "Done" means that search and pages have caught up; otherwise prints how far they are behind. */
function formatEnd(report: ImportReport): string {
  const seconds = `${(report.milliseconds / 1_000).toFixed(1)} s`;
  const { behind = 0, changes = 0, consumers = 0 } = report.followUp ?? {};
  if (behind === 0) return `Done in ${seconds}. ${nextStep(report)}`;
  const unfinished = `${formatNumber(behind)} of ${formatNumber(consumers)} (search and pages of each server) are still up to ${formatCount(changes, 'change')} behind`;
  return `Saved in ${seconds}; ${unfinished}: running servers will catch up, see /readyz of each server. ${nextStep(report)}`;
}

const RECORD_NOUNS: Readonly<Partial<Record<ImportReport['format'], string>>> = {
  stock: 'variant',
  'catalogue-lines': 'record',
};

function formatCounts({
  format,
  products,
  categories,
  records,
  variants,
  pictures,
  archived,
}: ImportReport): string[] {
  const lines: string[] = [];
  const writeCounts = (counts: SaveCounts, noun: string, extra = ''): void => {
    const total = counts.created + counts.updated + counts.unchanged;
    if (total === 0) return;
    lines.push(
      `${formatCount(total, noun)}${extra}: ${formatNumber(counts.created)} new, ${formatNumber(counts.updated)} changed, ${formatNumber(counts.unchanged)} as before.`,
    );
  };
  writeCounts(categories, 'category');
  writeCounts(products, 'product', ` with ${formatCount(variants, 'variant')}`);
  writeCounts(records, RECORD_NOUNS[format] ?? 'review');
  const { saved, reused, failed } = pictures;
  if (saved + reused + failed > 0) {
    lines.push(
      `${formatCount(saved + reused, 'picture')}: ${formatNumber(saved)} new, ${formatNumber(reused)} already stored; ${formatNumber(failed)} left out.`,
    );
  }
  if (archived > 0)
    lines.push(`${formatCount(archived, 'product')} archived: no longer in the file.`);
  return lines;
}

function nextStep({ imported, refused, isDryRun }: ImportReport): string {
  if (isDryRun) return 'Run it again without --dry-run to import.';
  if (imported === 0)
    return 'Nothing was imported: correct the rows above and run the import again.';
  return refused > 0
    ? 'Correct the refused rows and import again; the rest is not affected.'
    : 'Importing again changes nothing.';
}

function formatCount(number: number, noun: string): string {
  const plural = noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  return `${formatNumber(number)} ${number === 1 ? noun : plural}`;
}

function formatNumber(number: number): string {
  return number.toLocaleString('en-GB');
}

/** Replaces control characters, so that text from the file cannot control the terminal. */
function replaceControlCharacters(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}
