/** Rebuilds when any source has changed since the last build. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScript } from './install.mjs';

const STAMP = 'build/.stamp';
const SOURCES = [
  'src',
  'database',
  'sample',
  'tools',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
];

/** Ends the process with the build's exit code when the build fails. */
export function buildWhenNeeded() {
  const stamp = describeSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  console.log('Building …');
  const status = runScript('build');
  if (status !== 0) process.exit(status);
  writeFileSync(STAMP, stamp);
}

/** Digest of each source's path, size and modification time. */
function describeSources() {
  const digest = createHash('sha256');
  for (const file of listFiles()) {
    const { size, mtimeMs } = statSync(file);
    digest.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return digest.digest('hex');
}

function listFiles() {
  return SOURCES.filter((source) => existsSync(source))
    .flatMap((source) =>
      statSync(source).isDirectory()
        ? readdirSync(source, { recursive: true }).map((name) => join(source, name))
        : [source],
    )
    .filter((file) => statSync(file).isFile())
    .toSorted();
}
