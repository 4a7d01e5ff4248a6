/** Installs the packages of package-lock.json when missing. Runs on any Node from 20 on. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const INSTALLED = 'node_modules/.package-lock.json';

/**
 * Ends the process with npm's exit code when the installation fails. Does not use `npm ci`, which
 * refuses a lock file in which a registry mirror left out optional packages of other platforms;
 * `--no-save` installs the same versions and writes nothing. `--include=dev`: the build needs them,
 * also where NODE_ENV is production.
 */
export function installWhenNeeded() {
  if (existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync('package-lock.json').mtimeMs)
    return;
  console.log('Installing packages …');
  const { status } = spawnSync(
    'npm',
    ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund'],
    {
      stdio: 'inherit',
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a script of package.json through npm, so that it gets the project's own Node. */
export function runScript(name, ...rest) {
  return (
    spawnSync('npm', ['run', '--silent', name, '--', ...rest], { stdio: 'inherit' }).status ?? 1
  );
}
