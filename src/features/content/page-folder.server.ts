/** Pages as files: `{fascia}/{locale}/{path}.json` below one folder. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Problem } from '#kit/problem.ts';
import type { PageName } from './content.port.ts';
import type { ContentPage } from './content.ts';
import { pageSchema } from './content-wire.server.ts';

export type PageFile = { readonly file: string; readonly name: PageName; readonly page: ContentPage };

const MAX_FILES = 10_000;

/** In the order of their names. @throws Problem 422 naming the file that cannot be read. */
export async function readPageFolder(folder: string): Promise<PageFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name));
  if (files.length > MAX_FILES) throw new Problem(422, 'content.folder', `${folder}: more than ${MAX_FILES} pages.`);
  return Promise.all(files.toSorted().map((file) => readPageFile(folder, file)));
}

async function readPageFile(folder: string, file: string): Promise<PageFile> {
  const [fascia = '', locale = '', ...rest] = relative(folder, file)
    .replace(/\.json$/, '')
    .split(sep);
  const path = rest.join('/');
  const refuse = (reason: string) => new Problem(422, 'content.file', `${relative(folder, file)}: ${reason}`, { field: 'file' });
  if (path === '') throw refuse('stands at {fascia}/{locale}/{path}.json');
  const written = parseJson(await readFile(file, 'utf8'), refuse);
  const parsed = pageSchema.safeParse(typeof written === 'object' ? { ...written, path } : written);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw refuse(`${issue?.path.join('.') || 'page'}: ${issue?.message ?? 'cannot be read'}`);
  }
  return { file: relative(folder, file), name: { fascia, locale, path }, page: parsed.data };
}

function parseJson(text: string, refuse: (reason: string) => Problem): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : String(error));
  }
}

export async function writePageFile(folder: string, { fascia, locale }: PageName, page: ContentPage): Promise<string> {
  const { path, ...rest } = page;
  const file = join(folder, fascia, locale, `${path}.json`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(rest, null, 2)}\n`);
  return relative(folder, file);
}
