/** Installs what package-lock.json names, when it is not there yet. Runs on any Node from 20 on. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const MARK = 'node_modules/.package-lock.json';

/**
 * Exits with npm's code when the installation fails. Not `npm ci`: that refuses a lock file in which a registry
 * mirror left out optional packages of other platforms; `--no-save` takes the same versions and writes nothing.
 */
export function installWhenNeeded() {
  if (existsSync(MARK) && statSync(MARK).mtimeMs >= statSync('package-lock.json').mtimeMs) return;
  console.log('Installing packages …');
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs one of package.json's scripts, so that it gets the project's own Node. */
export function runScript(name, ...rest) {
  return (
    spawnSync('npm', ['run', '--silent', name, '--', ...rest], { stdio: 'inherit' }).status ?? 1
  );
}
