/** Groups import issues with the same reason: their count and the first three. */
import type { ImportIssue } from '#catalogue-import/report/import-issue.ts';

/** Issues kept in full per group. */
const ISSUES_PER_GROUP = 3;
/** Beyond this number of groups, further issues share one group per severity. */
const MAX_GROUPS = 500;

const WEIGHT = { refused: 0, warning: 1, ignored: 2 } as const;

export type IssueGroup = { readonly first: ImportIssue[]; count: number };

export class IssueGroups {
  readonly #groups = new Map<string, IssueGroup>();

  add(issue: ImportIssue): void {
    const kind = `${issue.severity} ${issue.field ?? ''} ${generalise(issue.reason)}`;
    const key = this.#groups.has(kind) || this.#groups.size < MAX_GROUPS ? kind : issue.severity;
    const group = this.#groups.get(key) ?? { first: [], count: 0 };
    group.count++;
    if (group.first.length < ISSUES_PER_GROUP) group.first.push(issue);
    this.#groups.set(key, group);
  }

  /** Refused rows first, then warnings, then ignored values; each in the order of the file. */
  list(): readonly IssueGroup[] {
    return [...this.#groups.values()].toSorted((a, b) => weightOf(a) - weightOf(b));
  }
}

function weightOf({ first }: IssueGroup): number {
  return WEIGHT[first[0]?.severity ?? 'ignored'];
}

/** Replaces the parts of a reason that differ from row to row: quoted values, URLs, numbers. */
function generalise(reason: string): string {
  return reason
    .replace(/"[^"]*"/g, '"…"')
    .replace(/^picture \S+/, 'picture …')
    .replace(/#[0-9a-f]{6}\b/gi, '#')
    .replace(/\d[\d.,:-]*/g, '0')
    .replace(/\b(?:no product|no category|of the product|to product|of product) \S+/g, '…');
}
