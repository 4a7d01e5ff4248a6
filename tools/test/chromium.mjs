/** Finds a Chromium for the browser tests; as root on Debian it installs one if there is none. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const PLAYWRIGHT_PATHS = ['chrome-linux64/chrome', 'chrome-linux/chrome'];

/** Path of an executable, or null. CHROMIUM_PATH and CHROME_PATH take precedence. */
export function findChromium() {
  const configured = process.env.CHROMIUM_PATH ?? process.env.CHROME_PATH;
  if (configured) return configured;
  return [...SYSTEM_PATHS, ...listPlaywright()].find(existsSync) ?? installChromium();
}

/** Executables downloaded by Playwright, newest first. */
function listPlaywright() {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ];
  return caches
    .filter((cache) => cache && existsSync(cache))
    .flatMap((cache) => {
      const folders = readdirSync(cache).filter((name) => name.startsWith('chromium-'));
      return folders
        .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
        .flatMap((name) => PLAYWRIGHT_PATHS.map((path) => join(cache, name, path)));
    });
}

function installChromium() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log('Installing Chromium …');
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
    stdio: 'ignore',
  });
  return SYSTEM_PATHS.find(existsSync) ?? null;
}
