/** Checks that no two files export the same name, apart from names that a convention prescribes. */
import { lineAt, type Source, type Violation } from './read-sources.ts';

const CHECKED = /^(?:src|database)\//;
const TESTS = /\.(?:test|contract)\.tsx?$|\.fixtures(?:\.server)?\.tsx?$|\/testing\//;

type Convention = { readonly files: RegExp; readonly names: RegExp };

/** Names that a framework or a file suffix prescribes; each file of a kind exports them. */
const CONVENTIONS: readonly Convention[] = [
  // React Router reads these exports of routes.
  {
    files: /\.route\.tsx?$|^src\/root\.tsx$/,
    names: /^(?:loader|action|meta|links|headers|handle|shouldRevalidate|ErrorBoundary|Layout)$/,
  },
  // The files of a block, of a set of messages, of a provider, a fascia, a locale and a word list
  // are found by their names and read by these exports.
  { files: /^src\/blocks\/[^/]+\/[^/]+\.tsx?$/, names: /^(?:block|content|Island)$/ },
  { files: /\.messages\.ts$/, names: /^(?:messages|namespace)$/ },
  { files: /\.provider\.ts$/, names: /^provider$/ },
  { files: /^src\/fascias\/[^/]+\//, names: /^(?:fascia|offers|promotions)$/ },
  { files: /^src\/locales\/[^/]+\/locale\.ts$/, names: /^locale$/ },
  { files: /^src\/search-engine\/words\//, names: /^words$/ },
  // An island has the name of the component that it hydrates.
  { files: /(?:\/|-)islands?\.tsx$/, names: /^[A-Z]/ },
];

const PROVIDER = /^src\/providers\/[^/]+\/[^/]+\//;

/** One violation for each further file that exports a name. */
export function checkExports(sources: readonly Source[]): Violation[] {
  const methods = listPortMethods(sources);
  const first = new Map<string, string>();
  return sources
    .filter(({ path }) => CHECKED.test(path) && !TESTS.test(path))
    .flatMap((source) =>
      [...listExports(source)]
        .filter(({ name }) => !isPrescribed(source.path, name, methods))
        .flatMap(({ name, line }) => {
          const other = first.get(name);
          first.set(name, other ?? source.path);
          if (other === undefined || other === source.path) return [];
          const message = `${name} is exported by ${other} too: share it, or name what differs.`;
          return [{ path: source.path, line, message }];
        }),
    );
}

/** Names that a file declares and exports, without re-exports and the default export. */
function* listExports({ text, parsed }: Source): Generator<{ name: string; line: number }> {
  for (const { entries } of parsed.module.staticExports)
    for (const { exportName, moduleRequest, start } of entries)
      if (exportName.name !== null && moduleRequest === null)
        yield { name: exportName.name, line: lineAt(text, start) };
}

function isPrescribed(path: string, name: string, methods: ReadonlySet<string>): boolean {
  return (
    CONVENTIONS.some(({ files, names }) => files.test(path) && names.test(name)) ||
    // A function of a provider has the name of the port's method that it implements.
    (PROVIDER.test(path) && methods.has(name))
  );
}

function listPortMethods(sources: readonly Source[]): ReadonlySet<string> {
  const ports = sources.filter(({ path }) => path.endsWith('.port.ts'));
  return new Set(
    ports.flatMap(({ text }) => [...text.matchAll(/^ {2}(\w+)\(/gm)].map(([, name = '']) => name)),
  );
}
