/** Issues of an import that say the same of many rows, kept together: how many, and the first three. */
import type { ImportIssue } from '#features/catalogue-import/catalogue-import.ts';

/** Named one by one. */
const FIRST = 3;
/** A file with more kinds of fault is another file: the rest of each severity is one group. */
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
    if (group.first.length < FIRST) group.first.push(issue);
    this.#groups.set(key, group);
  }

  /** Problems first, then what is said of the file as a whole, then in the order of the file. */
  list(): readonly IssueGroup[] {
    return [...this.#groups.values()].toSorted((a, b) => weightOf(a) - weightOf(b));
  }
}

function weightOf({ first }: IssueGroup): number {
  return WEIGHT[first[0]?.severity ?? 'ignored'];
}

/** Without what differs from row to row: quoted values, addresses, numbers. */
function generalise(reason: string): string {
  return reason
    .replace(/"[^"]*"/g, '"…"')
    .replace(/^picture \S+/, 'picture …')
    .replace(/#[0-9a-f]{6}\b/gi, '#')
    .replace(/\d[\d.,:-]*/g, '0')
    .replace(/\b(?:no product|no category|of the product|to product|of product) \S+/g, '…');
}
