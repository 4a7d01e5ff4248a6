/** Unit, contract, property and component tests; browser tests have a runner of their own. */
import { defineConfig } from 'vitest/config';
import { messagesPlugin } from './tools/build/messages-plugin.ts';

export default defineConfig({
  plugins: [messagesPlugin()],
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'database/**/*.test.ts',
      'sample/**/*.test.ts',
      'tools/**/*.test.ts',
      'test/**/*.test.ts',
    ],
    globalSetup: ['./test/databases/setup-databases.ts'],
    // Vitest's default would leave one of two processors idle.
    maxWorkers: '100%',
    // V8's optimising WebAssembly compiler crashes a worker now and then (nodejs/node 64500).
    execArgv: ['--liftoff-only'],
    // Long time limits, since a busy machine is slow.
    setupFiles: ['./test/components/component-page.ts'],
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
