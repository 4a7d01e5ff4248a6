/** Build of the browser bundle and the server bundle, whose entry is `main.server.ts`. */
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { compressPlugin } from './tools/build/compress-plugin.ts';
import { cssDefaultsPlugin } from './tools/build/css-defaults-plugin.ts';
import { messagesPlugin } from './tools/build/messages-plugin.ts';
import { pinnedFacesPlugin } from './tools/build/pinned-faces-plugin.ts';
import { routerPlugin } from './tools/build/router-plugin.ts';

/**
 * Chunks that every page runs: one compressed file is 5 kB smaller than a dozen. Code that only
 * islands run is excluded.
 */
const groups = [
  { name: 'vendor', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/ },
  {
    name: 'shell',
    test: /src[\\/](?:kit[\\/](?!define|did-you-mean)|hydration[\\/](?!when-near|section-html)|i18n[\\/](?!short-money|schema-faults|parse-json)|request[\\/]|shell[\\/]|ui[\\/](?:icon|toast)|features[\\/](?:pictures|price|shopper|added-to-bag[\\/]added-slot|catalogue[\\/]catalogue\.ts|basket[\\/]basket\.ts|consent[\\/]use-|search-form[\\/]search-form|promotion[\\/]badge|wishlist-button[\\/]wishlist-(?:button|form)\.tsx|wishlist[\\/]wishlist\.ts)|pages[\\/]error[\\/](?:error-page|unexpected-error\.tsx)|links)/,
  },
  {
    name: 'listing-state',
    test: /src[\\/]features[\\/](?:search[\\/](?:search|listing)\.ts|listing[\\/](?:listing-change|before-hydration[\\/](?:replay-clicks|submit-waiting)))/,
  },
  {
    name: 'product-options',
    test: /src[\\/]features[\\/](?:pickers[\\/](?!size-guide|parts[\\/]colour-menu)|selection|product-events|buy-box[\\/](?:use-add-to-basket|add-to-basket-state|buy-problem|post-item)|promotion[\\/]discounted-price|gallery[\\/](?!zoom|video)(?:[\w-]+\.ts$|[\w-]+\.browser\.ts|parts[\\/]rail-places))/,
  },
];

/**
 * Compiled while they are fetched, not at the first interaction, which would wait for it
 * (docs/adr/0011-compiled-ahead.md).
 */
const AHEAD = new Set(['vendor', 'product-options']);
const postBanner = ({ name }: { readonly name: string }) =>
  AHEAD.has(name) ? '//# allFunctionsCalledOnLoad' : '';

/**
 * Dynamic imports name no files to preload, as most are loaded already. Exceptions are these
 * modules, whose files are fetched in parallel.
 */
const SIDE_BY_SIDE = /listing-view|listing\.browser/;
/** Files that every listing page has loaded already. */
const WITH_PAGE = /(?:rolldown-runtime|vendor|shell|listing-state|search-config\.browser)-[^/]*$/;

/** Replaces Vite's preload helper, which is larger than what it saves. */
const lightPreload: Plugin = {
  name: 'parade-light-preload',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? PRELOAD : null),
};
const PRELOAD = `const named = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files)
    if (!named.has(file) && named.add(file)) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
  return load();
};`;

/**
 * Oldest browsers with the popover API, which pages need; without older ones the style sheet is 0.4
 * kB smaller.
 */
const BROWSERS = ['chrome120', 'firefox125', 'safari17.2'];

export default defineConfig({
  build: { cssTarget: BROWSERS },
  plugins: [
    lightPreload,
    routerPlugin(),
    messagesPlugin(),
    pinnedFacesPlugin(),
    tailwindcss(),
    reactRouter(),
    cssDefaultsPlugin(),
    compressPlugin(),
  ],
  environments: {
    client: {
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, files) =>
            SIDE_BY_SIDE.test(file) ? files.filter((one) => !WITH_PAGE.test(one)) : [],
        },
        rolldownOptions: { output: { codeSplitting: { groups }, postBanner } },
      },
    },
    // Bundled, since loading them as two hundred files took half a second of every start.
    ssr: {
      resolve: { noExternal: ['drizzle-orm', 'zod', 'hono'] },
      build: { rolldownOptions: { input: './src/server/main.server.ts' } },
    },
  },
});
