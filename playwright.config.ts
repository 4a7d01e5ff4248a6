/** Browser tests of the built shop at phone and desktop width, some at tablet width. */
import { createServer } from 'node:net';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { previewKey } from '#test/journeys/support/editor-origin.ts';
import { productFinderPage } from './test/journeys/support/product-finder-page.ts';
import { MALLOC_SETTINGS, SERVER_FLAGS } from './tools/start/server-flags.mjs';
import { findChromium } from './tools/test/chromium.mjs';

/** The runner's workers evaluate this file too, and all of them must use the same ports. */
process.env.JOURNEY_PORT ??= String(await findFreePort());
process.env.EDITOR_PORT ??= String(await findFreePort());
const port = process.env.JOURNEY_PORT;
const outputDir = 'test-results';

const chromium = findChromium();
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export default defineConfig({
  testDir: 'test/journeys',
  testMatch: '**/*.journey.ts',
  outputDir,
  fullyParallel: false,
  // Two workers share one server: CI machines have two processors.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  // A new shop makes each picture at its first request, which keeps two cores busy.
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--host-resolver-rules=MAP *.shop.test 127.0.0.1',
        ...quiet,
      ],
    },
  },
  projects: [
    {
      name: 'phone, 390 px',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'tablet, 768 px',
      testMatch: '**/product-input.journey.ts',
      use: { viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true },
    },
    { name: 'desk, 1440 px', use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: `node ${SERVER_FLAGS.join(' ')} build/server/index.js`,
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 120_000,
    // The runner empties its output folder first, so every run starts with a new database.
    env: {
      ...MALLOC_SETTINGS,
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: join(outputDir, 'shop'),
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      DEV_TOOLS: '1',
      ORDERS_KEY: 'the order system of the journeys',
      PREVIEW_ORIGINS: `http://editor.localhost:${process.env.EDITOR_PORT}`,
      PREVIEW_KEY: previewKey,
      // Only for browsers with a name of their own: the others are robots, and see the control.
      EXPERIMENTS: 'test/fixtures/experiments.json',
      PROVIDERS: JSON.stringify({
        guidedSelling: { name: 'iframes', config: { pages: { consultation: productFinderPage } } },
      }),
      NODE_ENV: 'production',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});

function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  return new Promise((resolve, reject) => {
    server.once('error', reject).once('listening', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
