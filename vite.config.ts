/** One build for the browser, one for the server; the server's starts at the host. */
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { messagesPlugin } from './tools/messages-plugin.ts';

export default defineConfig({
  plugins: [messagesPlugin(), tailwindcss(), reactRouter()],
  environments: { ssr: { build: { rollupOptions: { input: './src/server/main.server.ts' } } } },
});
