/** Reads the project's source files and their imports. */
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type ParseResult, parseSync } from 'oxc-parser';

/** `target` is a path from the root for project files, else the package name as written. */
export type Import = { readonly target: string; readonly line: number };
/** `path` is relative to the root, with `/` as separator. */
export type Source = {
  readonly path: string;
  readonly text: string;
  readonly parsed: ParseResult;
  readonly imports: readonly Import[];
};
export type Violation = { readonly path: string; readonly line: number; readonly message: string };

const PATTERNS = ['{src,database,sample,tools,test}/**/*.{ts,tsx,mjs}', '*.{ts,mjs}'];

export function readSources(root: string): Source[] {
  const aliases = readAliases(root);
  const paths = globSync(PATTERNS, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  return paths
    .toSorted()
    .map((path) => readSource(path, readFileSync(join(root, path), 'utf8'), aliases));
}

function readSource(path: string, text: string, aliases: ReadonlyMap<string, string>): Source {
  const parsed = parseSync(path, text);
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest ?? []),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      start,
      value: readName(text.slice(start, end)),
    })),
  ];
  const imports = requests.map(({ value, start }) => ({
    target: resolveName(value, path, aliases),
    line: lineAt(text, start),
  }));
  return { path, text, parsed, imports };
}

/** Empty for a dynamic import whose argument is not a plain string, which cannot be checked. */
function readName(argument: string): string {
  return /^(['"`])([^$]*)\1$/.exec(argument)?.[2] ?? '';
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function resolveName(name: string, importer: string, aliases: ReadonlyMap<string, string>): string {
  if (name.startsWith('.')) return posix.join(posix.dirname(importer), name);
  for (const [alias, folder] of aliases)
    if (name.startsWith(alias)) return folder + name.slice(alias.length);
  return name;
}

/** Maps import aliases to folders: `#kit/*` and `./src/kit/*` become `#kit/` and `src/kit/`. */
function readAliases(root: string): Map<string, string> {
  const { imports = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    imports?: Record<string, string>;
  };
  return new Map(
    Object.entries(imports).map(([alias, path]) => [
      alias.replace('*', ''),
      posix.normalize(path.replace('*', '')),
    ]),
  );
}
