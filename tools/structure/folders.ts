/** Checks that a folder has few entries, apart from folders that repeat one kind of entry. */
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Violation } from './read-sources.ts';

const MAX_ENTRIES = 20;
const PATTERN = '{src,database,sample,tools,test,docs}/**';

type LargeFolder = { readonly folder: RegExp; readonly reason: string };

/** Folders whose entries are all of one kind and are found by name; `docs/structure.md` explains. */
const LARGE_FOLDERS: readonly LargeFolder[] = [
  { folder: /^src$/, reason: 'one entry for each folder of the table in docs/structure.md' },
  { folder: /^src\/blocks$/, reason: 'one folder for each block' },
  { folder: /^src\/features$/, reason: 'one folder for each feature' },
  { folder: /^src\/pages$/, reason: 'one folder for each page' },
  { folder: /^src\/providers$/, reason: 'one folder for each port' },
  { folder: /^src\/locales\/[^/]+$/, reason: 'one file for each message namespace' },
  { folder: /^database\/migrations(?:\/meta)?$/, reason: 'one file for each migration, in order' },
  { folder: /^sample\/drawings\/objects$/, reason: 'one file for each kind of drawn object' },
  { folder: /^sample\/reviews$/, reason: 'one file for each part of a generated review' },
  { folder: /^sample\/studio$/, reason: 'one file for each step from a model to a picture' },
  { folder: /^sample\/studio\/blender\/models$/, reason: 'one file for each kind of model' },
  { folder: /^sample\/studio\/(?:films|pictures)$/, reason: 'one file for each rendered view' },
  { folder: /^docs\/adr$/, reason: 'one file for each decision, in order' },
  { folder: /^test\/journeys$/, reason: 'one file for each journey; their code is in support/' },
];

export function checkFolders(root: string): Violation[] {
  const paths = globSync(PATTERN, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  return listFolderViolations(paths);
}

/** One violation for each folder of `paths` with too many entries. */
export function listFolderViolations(paths: readonly string[]): Violation[] {
  const entries = Map.groupBy(new Set(paths), (path) => dirname(path));
  return [...entries]
    .filter(([folder, { length }]) => length > MAX_ENTRIES && !isLarge(folder))
    .map(([path, { length }]) => ({
      path,
      line: 1,
      message: `${length} entries; no folder has more than ${MAX_ENTRIES}. Group them by subject, or give a reason in tools/structure/folders.ts.`,
    }));
}

function isLarge(path: string): boolean {
  return LARGE_FOLDERS.some(({ folder }) => folder.test(path));
}
