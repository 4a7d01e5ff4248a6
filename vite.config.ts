/** One build for the browser, one for the server; the server's starts at the host. */
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { compressPlugin } from './tools/compress-plugin.ts';
import { cssDefaultsPlugin } from './tools/css-defaults-plugin.ts';
import { messagesPlugin } from './tools/messages-plugin.ts';
import { pinnedFacesPlugin } from './tools/pinned-faces-plugin.ts';
import { routerPlugin } from './tools/router-plugin.ts';

/** Compressed together, what every page runs is 5 kB smaller than in a dozen files; what only late parts run stays out of it. */
const groups = [
  { name: 'vendor', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/ },
  {
    name: 'frame',
    test: /src[\\/](?:kit[\\/](?!define|say-money|parse-json|schema-faults|did-you-mean)|ui[\\/]icon|features[\\/](?:navigation|pictures|price|shopper|added-to-bag[\\/]added-slot|catalogue[\\/]catalogue\.ts|basket[\\/]basket\.ts|consent[\\/]use-|search-form[\\/]search-form|promotion[\\/]badge|hearts[\\/]hearts?(?:-form)?\.tsx|wishlist[\\/]wishlist\.ts)|pages[\\/]error[\\/](?:error-page|unexpected-error\.tsx)|links|late-|app-banner|fascia-look|restore-scroll|surroundings)/,
  },
  { name: 'listing-state', test: /src[\\/]features[\\/](?:search[\\/](?:search|listing)\.ts|listing[\\/](?:listing-change|held-presses))/ },
  {
    name: 'choosing',
    test: /src[\\/]features[\\/](?:pickers[\\/](?!size-guide|parts[\\/]colour-menu)|selection|product-events|buy-box[\\/](?:use-buying|buying|buy-problem|post-item)|promotion[\\/]discounted-price|gallery[\\/](?!zoom|video)(?:[\w-]+\.ts$|[\w-]+\.browser\.ts|parts[\\/]rail-places))/,
  },
];

/** Compiled while they are fetched, not at the first press, which would wait for it (docs/adr/0011-compiled-ahead.md). */
const AHEAD = new Set(['vendor', 'choosing']);
const postBanner = ({ name }: { readonly name: string }) => (AHEAD.has(name) ? '//# allFunctionsCalledOnLoad' : '');

/** Nothing preloads what a lazy part imports: it is mostly there already, and the helper outweighs what it saves. */
const noPreload: Plugin = {
  name: 'parade-no-preload',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

export default defineConfig({
  plugins: [
    noPreload,
    routerPlugin(),
    messagesPlugin(),
    pinnedFacesPlugin(),
    tailwindcss(),
    reactRouter(),
    cssDefaultsPlugin(),
    compressPlugin(),
  ],
  environments: {
    // Without it every lazy part would still list what to preload.
    client: { build: { modulePreload: false, rolldownOptions: { output: { codeSplitting: { groups }, postBanner } } } },
    // As two hundred files of their own these took half a second of every start.
    ssr: { resolve: { noExternal: ['drizzle-orm', 'zod', 'hono'] }, build: { rolldownOptions: { input: './src/server/main.server.ts' } } },
  },
});
