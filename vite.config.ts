/** One build for the browser, one for the server; the server's starts at the host. */
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { messagesPlugin } from './tools/messages-plugin.ts';

/** Compressed together, what every page runs is 5 kB smaller than in a dozen files. */
const groups = [
  { name: 'vendor', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/ },
  { name: 'frame', test: /src[\\/](?:kit[\\/](?!define)|ui[\\/]icon|features[\\/](?:pictures|price|shopper)|links|catalogues|late-)/ },
];

export default defineConfig({
  plugins: [messagesPlugin(), tailwindcss(), reactRouter()],
  environments: {
    // What a lazy part imports is mostly there already: the code that preloads it would outweigh what it saves.
    client: { build: { modulePreload: false, rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { rolldownOptions: { input: './src/server/main.server.ts' } } },
  },
});
