/** Runs one benchmark by name: `npm run bench -- relevance`, `npm run bench -- search 20000` … */
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  relevance: () => import('./bench-relevance.ts'),
  search: () => import('./bench-search.ts'),
  shoppers: () => import('./bench-shoppers.ts'),
  found: () => import('./bench-found.ts'),
  pictures: () => import('./bench-pictures.ts'),
  import: () => import('./bench-import.ts'),
  pages: () => import('./bench-pages.ts'),
  selection: () => import('./bench-selection.ts'),
  filter: () => import('./bench-filter.ts'),
};

const [requested = ''] = process.argv.splice(2, 1);
const bench = benches[requested];
if (bench) await bench();
else {
  process.stderr.write(
    `Usage: npm run bench -- ${Object.keys(benches).join('|')} [what it asks for]\n`,
  );
  process.exitCode = 1;
}

export {};
