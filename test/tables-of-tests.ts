/** Reads tables in docs that name tests, and the titles of existing tests. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CallExpression, parseSync, Visitor } from 'oxc-parser';

export const root = join(import.meta.dirname, '..');

/** All files that contain tests. */
export const testFiles: readonly string[] = globSync(
  '{src,database,sample,tools,test}/**/*.{test.ts,test.tsx,contract.ts,journey.ts}',
  {
    cwd: root,
  },
).map((path) => path.replaceAll('\\', '/'));

/** Cells of each row of the tables after a heading. */
export function readTables(path: string, heading: string): readonly (readonly string[])[] {
  const [, tables = ''] = readFileSync(join(root, path), 'utf8').split(`${heading}\n`);
  const lines = tables
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| --'));
  return lines
    .map((line) => line.slice(1, -1).split(/(?<!\\)\|/))
    .map((cells) => cells.map((cell) => cell.trim().replaceAll('\\|', '|')));
}

/** Texts between back quotes. */
export function namesIn(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

export type Title = {
  /** Title as written, with the placeholders `%s` and `$name`. */
  readonly written: string;
  /** Possible values of the placeholders. */
  readonly values: ReadonlySet<string>;
};

type Range = { readonly start: number; readonly end: number };

/** Titles of a file's tests and suites, except skipped ones. */
export function readTitles(
  path: string,
  source = readFileSync(join(root, path), 'utf8'),
): readonly Title[] {
  const titles: { readonly written: string; readonly call: Range; readonly table: Range }[] = [];
  const literals: { readonly start: number; readonly value: unknown }[] = [];
  const skipped: Range[] = [];
  const { program } = parseSync(path, source);
  new Visitor({
    CallExpression(call: CallExpression) {
      const written = readTitle(call);
      const [, modifiers] =
        /^(?:test|describe)\b((?:\.\w+)*)/.exec(source.slice(call.callee.start, call.callee.end)) ??
        [];
      if (written === null || modifiers === undefined) return;
      if (/\.(skip|todo|fixme)\b/.test(modifiers)) skipped.push(call);
      titles.push({ written, call, table: findTable(call) ?? program });
    },
    Literal(literal) {
      literals.push(literal);
    },
  }).visit(program);
  const valuesIn = (table: Range) =>
    literals
      .filter((literal) => isWithin(literal, table))
      .flatMap(({ value }) => [String(value), JSON.stringify(value)]);
  return titles
    .filter(({ call }) => !skipped.some((range) => isWithin(call, range)))
    .map(({ written, table }) => ({ written, values: new Set(valuesIn(table)) }));
}

function isWithin({ start }: Pick<Range, 'start'>, range: Range): boolean {
  return start >= range.start && start < range.end;
}

function readTitle({ arguments: [title] }: CallExpression): string | null {
  if (title?.type === 'TemplateLiteral')
    return title.quasis.map(({ value }) => value.cooked).join('%s');
  return title?.type === 'Literal' && typeof title.value === 'string' ? title.value : null;
}

/** The table of `.each([…])`; null when it is not an array literal. */
function findTable({ callee }: CallExpression): Range | null {
  const given = callee.type === 'CallExpression' ? callee.arguments[0] : undefined;
  const table =
    given?.type === 'TSAsExpression' || given?.type === 'TSSatisfiesExpression'
      ? given.expression
      : given;
  return table?.type === 'ArrayExpression' ? table : null;
}

/** Shorter texts are too ambiguous to match a part of a title. */
const MIN_LETTERS = 8;

/** Matches a title after its placeholders are filled in, or a distinctive part of one. */
export function isTitle(rowTitle: string, titles: readonly Title[]): boolean {
  const isTelling = (rowTitle.match(/\p{L}/gu) ?? []).length >= MIN_LETTERS;
  return titles.some(({ written, values }) => {
    const parts = written.split(/%[a-z]|\$[a-z]\w*/);
    if (isTelling && parts.some((part) => part.includes(rowTitle))) return true;
    const filled = new RegExp(
      `^${parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('(.+?)')}$`,
    ).exec(rowTitle);
    return filled?.slice(1).every((value) => values.has(value)) ?? false;
  });
}
