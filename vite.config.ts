/** Vite: browser bundle and server bundle, whose entry is `main.server.ts`. */
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups, isInGroup } from './tools/build/chunk-groups.ts';
import { compressPlugin } from './tools/build/compress-plugin.ts';
import { cssDefaultsPlugin } from './tools/build/css-defaults-plugin.ts';
import { messagesPlugin } from './tools/build/messages-plugin.ts';
import { pinnedFacesPlugin } from './tools/build/pinned-faces-plugin.ts';
import { routerPlugin } from './tools/build/router-plugin.ts';

const groups = chunkGroups.map((group) => ({
  name: group.name,
  test: (id: string) => isInGroup(group, id),
}));

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
 * Seven characters of a file's hash, 42 bits, as a name needs only differ from those of other
 * releases. The default of eight costs 0.1 kB on a product page, whose files name fifty others.
 */
const SCRIPT_NAME = 'assets/[name]-[hash:7].js';

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
        rolldownOptions: {
          output: {
            codeSplitting: { groups },
            postBanner,
            chunkFileNames: SCRIPT_NAME,
            entryFileNames: SCRIPT_NAME,
          },
        },
      },
    },
    // Bundled, since loading them as two hundred files took half a second of every start.
    ssr: {
      resolve: { noExternal: ['drizzle-orm', 'zod', 'hono'] },
      build: { rolldownOptions: { input: './src/server/main.server.ts' } },
    },
  },
});
