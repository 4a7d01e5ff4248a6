/** Tables in docs that name tests: their rows, and the tests that there are. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CallExpression, type Expression, parseSync, Visitor } from 'oxc-parser';

export const root = join(import.meta.dirname, '..');

/** Every file that holds tests. */
export const testFiles: readonly string[] = globSync('{src,database,sample,tools,test}/**/*.{test.ts,test.tsx,contract.ts,journey.ts}', {
  cwd: root,
}).map((path) => path.replaceAll('\\', '/'));

/** The cells of each row of the tables after a heading. */
export function readTables(path: string, heading: string): readonly (readonly string[])[] {
  const [, tables = ''] = readFileSync(join(root, path), 'utf8').split(`${heading}\n`);
  const lines = tables.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| --'));
  return lines.map((line) => line.slice(1, -1).split(/(?<!\\)\|/)).map((cells) => cells.map((cell) => cell.trim().replaceAll('\\|', '|')));
}

/** What stands between back quotes. */
export function namesIn(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

export type Titles = {
  /** As written: `%s` and `${name}` stand for what a row puts there. */
  readonly written: readonly string[];
  /** What rows may put there: every plain value in the file. */
  readonly values: ReadonlySet<string>;
};

/** The titles of a file's tests and suites. */
export function readTitles(path: string): Titles {
  const written: string[] = [];
  const values = new Set<string>();
  const source = readFileSync(join(root, path), 'utf8');
  new Visitor({
    CallExpression(call: CallExpression) {
      const [title] = call.arguments;
      if (!title || !/^(test|describe)\b/.test(source.slice(call.callee.start, call.callee.end))) return;
      if (title.type === 'Literal' && typeof title.value === 'string') written.push(title.value);
      if (title.type === 'TemplateLiteral') written.push(writeHoles(title));
    },
    Literal(literal) {
      values.add(String(literal.value)).add(JSON.stringify(literal.value));
    },
  }).visit(parseSync(path, source).program);
  return { written, values };
}

function writeHoles({ quasis }: Extract<Expression, { type: 'TemplateLiteral' }>): string {
  return quasis.map(({ value }) => value.cooked).join('%s');
}

/** Whether a title holds these words, or is these words once a row has filled it in. */
export function isTitle(said: string, { written, values }: Titles): boolean {
  return written.some((title) => {
    const parts = title.split(/%[a-z]|\$[a-z]\w*/);
    if (parts.some((part) => part.includes(said))) return true;
    const filled = new RegExp(`^${parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('(.+?)')}$`).exec(said);
    return filled?.slice(1).every((value) => values.has(value)) ?? false;
  });
}
