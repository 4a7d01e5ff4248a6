/** npm run budgets: Brotli sizes of each page's scripts and styles against budgets.json. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import budgets from './budgets.json' with { type: 'json' };

type Entry = {
  readonly module: string;
  readonly clientActionModule?: string;
  readonly clientLoaderModule?: string;
  readonly clientMiddlewareModule?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};
type Route = Entry & {
  readonly id: string;
  readonly parentId?: string;
  readonly hasDefaultExport: boolean;
};
export type Manifest = { readonly entry: Entry; readonly routes: Readonly<Record<string, Route>> };
type Limits = Readonly<Record<string, { readonly target: number; readonly limit: number }>>;
/** Sizes in kB of 1000 bytes. */
export type Line = {
  readonly page: string;
  readonly kind: 'script' | 'style';
  readonly size: number;
  readonly target: number;
  readonly limit: number;
};

/** The files that a page fetches: the entry, the route, its parents and all their imports. */
export function collectFiles(
  manifest: Manifest,
  id: string,
): { script: Set<string>; style: Set<string> } {
  const entries: Entry[] = [manifest.entry];
  for (let route = manifest.routes[id]; route; route = manifest.routes[route.parentId ?? ''])
    entries.push(route);
  return {
    script: new Set(entries.flatMap((entry) => [...listModules(entry), ...(entry.imports ?? [])])),
    style: new Set(entries.flatMap((entry) => entry.css ?? [])),
  };
}

function listModules(entry: Entry): string[] {
  const { module, clientActionModule, clientLoaderModule, clientMiddlewareModule } = entry;
  return [module, clientActionModule, clientLoaderModule, clientMiddlewareModule].filter(
    (file) => file !== undefined,
  );
}

type Chunks = {
  readonly weigh: (file: string) => number;
  /** Size in kB of a message namespace in one locale. */
  readonly weighMessages: (namespace: string) => number;
  /** Files of the chunk with this name, such as `dialog`. */
  readonly findChunk: (name: string) => string[];
};

/**
 * One line for each page and kind. `idle` in budgets.json lists chunks that `preloadWhenIdle`
 * fetches, and the pages that call it.
 */
export function weighPages(
  manifest: Manifest,
  { weigh, weighMessages, findChunk }: Chunks,
): Line[] {
  const pages = Object.values(manifest.routes).filter(
    ({ id, hasDefaultExport }) => hasDefaultExport && id !== 'root',
  );
  return pages.flatMap(({ id, module }) => {
    const { script, style } = collectFiles(manifest, id);
    const namespaces = ['shop', basename(module).split('.')[0] ?? ''];
    for (const idle of budgets.idle.filter(({ pages }) => pages.includes(id))) {
      for (const file of idle.script.flatMap(findChunk)) script.add(file);
      namespaces.push(...idle.messages);
    }
    return [
      {
        page: id,
        kind: 'script' as const,
        size: sum(script, weigh) + sum(namespaces, weighMessages),
        ...findLimits(budgets.script, id),
      },
      {
        page: id,
        kind: 'style' as const,
        size: sum(style, weigh),
        ...findLimits(budgets.style, id),
      },
    ];
  });
}

function findLimits(limits: Limits, id: string): { target: number; limit: number } {
  const pageLimits = limits[id] ?? limits['*'];
  if (!pageLimits) throw new Error(`tools/budgets/budgets.json has neither ${id} nor "*"`);
  return pageLimits;
}

function sum(names: Iterable<string>, weigh: (name: string) => number): number {
  return [...names].reduce((total, name) => total + weigh(name), 0);
}

function readManifest(folder: string): Manifest {
  const [file] = globSync('assets/manifest-*.js', { cwd: folder });
  if (!file) throw new Error(`${folder} has no assets/manifest-*.js: run npm run build`);
  const text = readFileSync(join(folder, file), 'utf8');
  return JSON.parse(text.slice(text.indexOf('=') + 1).replace(/;\s*$/, '')) as Manifest;
}

/** Size of the largest locale of a namespace, since a page fetches one locale. */
function weighLargestLocale(
  folder: string,
  namespace: string,
  weigh: (file: string) => number,
): number {
  return Math.max(
    0,
    ...globSync(`assets/messages.${namespace}.*.js`, { cwd: folder }).map((file) =>
      weigh(`/${file}`),
    ),
  );
}

function findChunkIn(folder: string, name: string): string[] {
  const files = globSync(`assets/${name}-???????.js`, { cwd: folder });
  if (files.length === 0)
    throw new Error(
      `tools/budgets/budgets.json names the chunk ${name}, which the build does not have`,
    );
  return files.map((file) => `/${file}`);
}

function describeLine({ page, kind, size, target, limit }: Line): string {
  const comparison =
    size > limit
      ? `over the limit of ${limit}`
      : size > target
        ? `over the target of ${target}`
        : `of ${target}`;
  return `${page.padEnd(40)} ${kind.padEnd(6)} ${size.toFixed(1).padStart(6)} kB ${comparison}`;
}

if (import.meta.main) {
  const folder = resolve(process.argv[2] ?? 'build/client');
  if (!existsSync(folder))
    console.log('Skipped: there is no build to measure. Run npm run build first.');
  else {
    const weights = new Map<string, number>();
    const weigh = (file: string) => {
      const weight = weights.get(file) ?? statSync(join(folder, `${file}.br`)).size / 1000;
      weights.set(file, weight);
      return weight;
    };
    const lines = weighPages(readManifest(folder), {
      weigh,
      weighMessages: (namespace) => weighLargestLocale(folder, namespace, weigh),
      findChunk: (name) => findChunkIn(folder, name),
    });
    for (const line of lines) console.log(describeLine(line));
    process.exitCode = lines.some(({ size, limit }) => size > limit) ? 1 : 0;
  }
}
