/** Unit, contract, property and component tests. Browser journeys have their own runner. */
import { defineConfig } from 'vitest/config';
import { messagesPlugin } from './tools/messages-plugin.ts';

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
    globalSetup: ['./test/setup-databases.ts'],
    // Vitest would leave one of two processors idle.
    maxWorkers: '100%',
    // A busy machine takes its time: only what never comes is a failure.
    setupFiles: ['./test/component-page.ts'],
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
