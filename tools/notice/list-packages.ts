/** Lists the packages of a release, by the lock file and the installed packages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export type ReleasedPackage = {
  readonly name: string;
  readonly version: string;
  /** SPDX expression. */
  readonly licence: string;
  /** Texts of the package's own files; empty for packages of other platforms. */
  readonly texts: readonly string[];
};

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      os: z.array(z.string()).optional(),
      cpu: z.array(z.string()).optional(),
      libc: z.array(z.string()).optional(),
    }),
  ),
});

const manifest = z.object({ license: z.string().optional() });

/** Development packages whose code or style sheet is part of the built files. */
const BUILT_IN = new Set(['tailwindcss']);

/** Optional peers, which the image does not contain either. */
const DEVELOPMENT_TOOLS = /^(?:typescript$|@typescript\/|@types\/)/;

const LICENCE_FILE = /^(licen[cs]e|copying|notice)(\.(md|txt|mit|apache))?$/i;

/**
 * Packages of `npm ci --omit=dev` without tools that others may use, for every platform, so that
 * the list is the same everywhere.
 * @throws Error for a package without a licence.
 */
export function listPackages(root: string): readonly ReleasedPackage[] {
  const { packages } = lock.parse(
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')),
  );
  const released = new Map<string, ReleasedPackage>();
  for (const [path, locked] of Object.entries(packages)) {
    const { version = '', license, os, cpu, libc } = locked;
    const name = path.split('node_modules/').at(-1) ?? '';
    if (path === '' || DEVELOPMENT_TOOLS.test(name) || (locked.dev && !BUILT_IN.has(name)))
      continue;
    const folder = join(root, path);
    const isPlatformSpecific = Boolean(os ?? cpu ?? libc);
    const licence = license ?? readLicence(folder);
    if (licence === null) throw new Error(`${name} ${version} declares no licence.`);
    const texts = isPlatformSpecific ? [] : readTexts(folder);
    released.set(`${name}@${version}`, { name, version, licence, texts });
  }
  return [...released.values()].toSorted((a, b) =>
    `${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1,
  );
}

function readLicence(folder: string): string | null {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return null;
  const declaredLicence = manifest.parse(JSON.parse(readFileSync(file, 'utf8'))).license;
  if (declaredLicence !== undefined) return declaredLicence;
  // Some packages have only the text.
  return readTexts(folder).some((text) => /^\s*(The )?MIT License/i.test(text)) ? 'MIT' : null;
}

function readTexts(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => LICENCE_FILE.test(name))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}
