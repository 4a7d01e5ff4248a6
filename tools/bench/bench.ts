/** Runs one benchmark by name: `npm run bench -- relevance`, `npm run bench -- search 20000` … */
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  relevance: () => import('./relevance.ts'),
  search: () => import('./search.ts'),
  index: () => import('./snapshots/index-snapshots.ts'),
  shoppers: () => import('./shoppers.ts'),
  found: () => import('./indexing-delay.ts'),
  pictures: () => import('./pictures.ts'),
  import: () => import('./import.ts'),
  pages: () => import('./pages.ts'),
  selection: () => import('./selection.ts'),
  recommend: () => import('./recommend.ts'),
  'recommend-calls': () => import('./recommend-calls.ts'),
  'visually-similar': () => import('./visually-similar.ts'),
  'visually-similar-calls': () => import('./recommendations/visually-similar-calls.ts'),
  filter: () => import('./filter.ts'),
  reviews: () => import('./reviews.ts'),
};

const [requested = ''] = process.argv.splice(2, 1);
const bench = benches[requested];
if (bench) await bench();
else {
  process.stderr.write(
    `Usage: npm run bench -- ${Object.keys(benches).join('|')} [its arguments]\n`,
  );
  process.exitCode = 1;
}

export {};
