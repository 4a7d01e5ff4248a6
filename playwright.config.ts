/** Browser journeys against the built server on a folder of its own. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const PORT = 3217;

// Workers read this file again: only the first reading makes the folder.
process.env.JOURNEY_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'parade-journeys-'));

const chromium = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export default defineConfig({
  testDir: 'test/journeys',
  testMatch: '*.journey.ts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/journeys.json' }]],
  use: { actionTimeout: 15_000, launchOptions: chromium, baseURL: `http://localhost:${PORT}` },
  webServer: {
    command: 'npm run --silent serve',
    url: `http://localhost:${PORT}/readyz`,
    timeout: 120_000,
    env: { PORT: String(PORT), DATA_DIR: process.env.JOURNEY_DATA_DIR, NODE_ENV: 'production', LOG_LEVEL: 'warn' },
    stdout: 'ignore',
    stderr: 'pipe',
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
