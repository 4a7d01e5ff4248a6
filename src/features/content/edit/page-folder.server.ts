/** Pages as files: `{fascia}/{locale}/{path}.json` below one folder. */

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import pLimit from 'p-limit';
import type { Reason } from '#i18n/fault.ts';
import { parseJson } from '#i18n/parse-json.ts';
import { Problem } from '#kit/problem.ts';
import type { PageName } from '../content.port.ts';
import type { ContentPage } from '../content.ts';
import { listPageFaults, pageFileSchema } from './content-wire.server.ts';
import type { PageIssue } from './page-issue.ts';

/** `version`: version from which the page was edited, as written by the export; null if absent. */
export type PageFile = {
  readonly file: string;
  readonly name: PageName;
  readonly page: ContentPage;
  readonly version: number | null;
};

export type PageFolder = {
  readonly files: readonly PageFile[];
  readonly issues: readonly PageIssue[];
};

const MAX_FILES = 10_000;
/** In bytes; a page of 200 long sections is well below. */
const MAX_BYTES = 4 * 2 ** 20;
const CONCURRENCY = 50;

/**
 * Returns the pages in the order of their file names, and issues for invalid files.
 * @throws Problem 422 for a folder that cannot be read or has more than `MAX_FILES` pages.
 */
export async function readPageFolder(folder: string): Promise<PageFolder> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) throw new Problem(422, 'content.folder', `${folder}: there is no such folder.`);
  const files = entries
    .filter((entry) => entry.isFile() && /\.json$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  if (files.length > MAX_FILES)
    throw new Problem(422, 'content.folder', `${folder}: more than ${MAX_FILES} pages.`);
  const results = await pLimit(CONCURRENCY).map(files, (file) => readPageFile(folder, file));
  return {
    files: results.flatMap((item) => ('name' in item ? [item] : [])),
    issues: results.flatMap((item) => ('issues' in item ? item.issues : [])),
  };
}

type ReadPageFile = PageFile | { readonly issues: readonly PageIssue[] };

async function readPageFile(folder: string, address: string): Promise<ReadPageFile> {
  const file = relative(folder, address);
  const createIssue = (reason: Reason) => ({ issues: [{ file, path: 'file', ...reason }] });
  if (!file.endsWith('.json')) return createIssue({ code: 'fault.file.name' });
  const [fascia = '', locale = '', ...rest] = file.replace(/\.json$/, '').split(sep);
  const path = rest.join('/');
  if (path === '')
    return createIssue({
      code: 'fault.file.path',
      values: { path: '{fascia}/{locale}/{path}.json' },
    });
  const bytes = await readFile(address);
  if (bytes.byteLength > MAX_BYTES)
    return createIssue({ code: 'fault.file.size', values: { megabytes: MAX_BYTES / 2 ** 20 } });
  const parsedJson = parseJson(bytes.toString('utf8').replace(/^\uFEFF/, ''));
  if ('reason' in parsedJson) return createIssue(parsedJson.reason);
  const isObject =
    typeof parsedJson.value === 'object' &&
    parsedJson.value !== null &&
    !Array.isArray(parsedJson.value);
  const parsed = pageFileSchema.safeParse(
    isObject ? { ...parsedJson.value, path } : parsedJson.value,
  );
  if (!parsed.success)
    return { issues: listPageFaults(parsed.error).map((fault) => ({ file, ...fault })) };
  const { version = null, ...page } = parsed.data;
  return { file, name: { fascia, locale, path }, page, version };
}

/** `version`: version of the exported page, by which an import detects conflicts. */
export async function writePageFile(
  folder: string,
  { fascia, locale }: PageName,
  page: ContentPage,
  version?: number,
): Promise<string> {
  const { path, ...rest } = page;
  const file = join(folder, fascia, locale, `${path}.json`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    `${JSON.stringify({ ...(version === undefined ? {} : { version }), ...rest }, null, 2)}\n`,
  );
  return relative(folder, file);
}

/**
 * Writes the imported version into the file, so that it can be edited and imported again. False
 * when the folder is not writable.
 */
export async function writeImportedVersion(
  folder: string,
  { name, page, version }: PageFile,
  next: number,
): Promise<boolean> {
  if (version === next) return true;
  try {
    await writePageFile(folder, name, page, next);
    return true;
  } catch {
    return false;
  }
}
