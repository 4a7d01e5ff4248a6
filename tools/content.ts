/** `npm run content -- import|export|check|schemas DIR`: pages as files, in and out of the shop, running or not. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { readBlockContents } from '#blocks/block-contents.node.server.ts';
import { readControl } from '#features/catalogue-import/hand-over.server.ts';
import { checkPages, type PageIssue } from '#features/content/check-pages.server.ts';
import type { ContentDesk } from '#features/content/content-desk.ts';
import { isAnswering, openRemoteDesk } from '#features/content/content-remote.server.ts';
import { readPageFolder, writePageFile } from '#features/content/page-folder.server.ts';
import { blockSchemaId } from '#kit/define-block-content.ts';
import { silentLog } from '#kit/log.ts';
import { isProblem } from '#kit/problem.ts';
import { createFaultFinder } from './find-content-fault.ts';

export type ContentCommand = {
  readonly args: readonly string[];
  /** Where relative paths start. */
  readonly cwd: string;
  readonly openDesk: () => Promise<{ readonly desk: ContentDesk; readonly close: () => Promise<void> }>;
  readonly write: (line: string) => void;
};

const USAGE = `npm run content -- import DIR    check the pages below DIR, then publish those that are new or changed
npm run content -- export DIR    write every page of the shop below DIR
npm run content -- check DIR     say what is wrong with the pages below DIR
npm run content -- schemas DIR   write the JSON Schema of every block below DIR

Pages stand at {fascia}/{locale}/{path}.json.`;

const jobs = { import: importPages, export: exportPages, check: checkFolder } as const;

/** The exit code: 0 when all went well. */
export async function runContentCommand({ args, cwd, openDesk, write }: ContentCommand): Promise<number> {
  const [job = '', folder, ...more] = args;
  if (folder === undefined || more.length > 0 || !(job in jobs || job === 'schemas')) {
    write(USAGE);
    return 1;
  }
  if (job === 'schemas') return writeSchemas(resolve(cwd, folder), write);
  const { desk, close } = await openDesk();
  try {
    return await jobs[job as keyof typeof jobs](resolve(cwd, folder), desk, write);
  } catch (error) {
    if (!isProblem(error)) throw error;
    write(error.message);
    return 1;
  } finally {
    await close();
  }
}

type Write = ContentCommand['write'];

async function listIssues(
  folder: string,
  desk: ContentDesk,
): Promise<{ files: Awaited<ReturnType<typeof readPageFolder>>; issues: PageIssue[] }> {
  const files = await readPageFolder(folder);
  return { files, issues: await checkPages(files, desk, await createFaultFinder()) };
}

/** Nothing is published while anything is wrong. */
async function importPages(folder: string, desk: ContentDesk, write: Write): Promise<number> {
  const { files, issues } = await listIssues(folder, desk);
  if (tell(issues, write) > 0) {
    write('Nothing was imported.');
    return 1;
  }
  let changed = 0;
  for (const [place, { file, name, page }] of files.entries()) {
    try {
      if (await desk.savePage(name, page)) changed += 1;
    } catch (error) {
      if (!isProblem(error)) throw error;
      write(`${file}: ${error.message}`);
      write(`Before it, ${changed} of ${place} pages were new or changed, and are published. Mend it and import again.`);
      return 1;
    }
  }
  write(`${changed} of ${files.length} pages were new or changed, and are published.`);
  return 0;
}

async function exportPages(folder: string, desk: ContentDesk, write: Write): Promise<number> {
  let count = 0;
  for (const name of await desk.listPages()) {
    const page = await desk.findPage(name);
    if (page) {
      await writePageFile(folder, name, page);
      count += 1;
    }
  }
  write(`${count} pages were written to ${folder}.`);
  return 0;
}

async function checkFolder(folder: string, desk: ContentDesk, write: Write): Promise<number> {
  const { files, issues } = await listIssues(folder, desk);
  if (tell(issues, write) > 0) return 1;
  write(`${files.length} pages, nothing wrong.`);
  return 0;
}

function tell(issues: readonly PageIssue[], write: Write): number {
  for (const { file, path, problem } of issues) write(`${file}: ${path}: ${problem}`);
  if (issues.length > 0) write(`${issues.length} ${issues.length === 1 ? 'thing is' : 'things are'} wrong.`);
  return issues.length;
}

async function writeSchemas(folder: string, write: Write): Promise<number> {
  const contents = await readBlockContents();
  await mkdir(folder, { recursive: true });
  for (const { name, schema } of contents.values()) {
    const described = { $id: blockSchemaId(name), ...toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }) };
    await writeFile(join(folder, `${name}.json`), `${JSON.stringify(described, null, 2)}\n`);
  }
  write(`${contents.size} schemas were written to ${folder}.`);
  return 0;
}

async function openDesk(): ReturnType<ContentCommand['openDesk']> {
  const [{ readEnvironment }, { openContentDesk }] = await Promise.all([
    import('#server/environment.server.ts'),
    import('#server/ports.server.ts'),
  ]);
  const environment = readEnvironment(process.env);
  const control = await readControl(environment.dataDir);
  if (control && (await isAnswering(control))) return { desk: openRemoteDesk(control), close: async () => {} };
  return openContentDesk(environment, silentLog);
}

if (import.meta.main) {
  process.exitCode = await runContentCommand({
    args: process.argv.slice(2),
    // npm runs scripts in the project's folder; the path was written elsewhere.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    openDesk,
    write: (line) => console.log(line),
  }).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  });
}
