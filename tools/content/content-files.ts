/** Subcommands of `npm run content` that work on a folder of pages. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { readBlockContents } from '#blocks/render/block-contents.node.server.ts';
import { listSectionFaults } from '#blocks/render/list-section-faults.ts';
import { checkPages } from '#features/content/edit/check-pages.server.ts';
import type { ContentAdmin } from '#features/content/edit/content-admin.ts';
import {
  type PageFile,
  readPageFolder,
  writeImportedVersion,
  writePageFile,
} from '#features/content/edit/page-folder.server.ts';
import type { PageIssue } from '#features/content/edit/page-issue.ts';
import { listWithoutSizeGuide } from '#features/pickers/size-guide.ts';
import { blockSchemaId } from '#kit/define-block-content.ts';
import { isProblem } from '#kit/problem.ts';
import type { CommandContext } from './content.ts';
import { type IssueFormatter, openIssueWriter } from './content-messages.ts';

type CheckedFolder = {
  readonly folder: string;
  readonly files: readonly PageFile[];
  readonly issues: readonly PageIssue[];
  readonly formatIssue: IssueFormatter;
};

async function readFolder(
  { names: [name = ''], cwd, now, options }: CommandContext,
  contentAdmin: ContentAdmin,
): Promise<CheckedFolder> {
  const folder = resolve(cwd, name);
  const formatIssue = await openIssueWriter(options.locale);
  const [{ files, issues }, contents] = await Promise.all([
    readPageFolder(folder),
    readBlockContents(),
  ]);
  const found = await checkPages(files, contentAdmin, {
    listSectionFaults: (sections) => listSectionFaults(contents, sections),
    now,
  });
  const sortedIssues = [...issues, ...found].toSorted((item, other) =>
    item.file < other.file ? -1 : item.file > other.file ? 1 : 0,
  );
  return { folder, files, issues: sortedIssues, formatIssue };
}

export async function checkFolder(
  context: CommandContext,
  contentAdmin: ContentAdmin,
): Promise<number> {
  const { files, issues, formatIssue } = await readFolder(context, contentAdmin);
  const issueCount = reportIssues(issues, formatIssue, context);
  for (const notice of await listGuideNotices(files, contentAdmin)) context.write(notice);
  if (issueCount > 0) return 1;
  if (files.length === 0)
    context.write(
      `There is no page below ${context.names[0]}: the path of a page is {fascia}/{locale}/{path}.json.`,
    );
  else context.write(`${files.length} ${files.length === 1 ? 'page' : 'pages'}, no errors.`);
  return files.length === 0 ? 1 : 0;
}

/** Notices of products without a size guide, by fascia; not errors, as it may be intended. */
async function listGuideNotices(
  files: readonly PageFile[],
  contentAdmin: ContentAdmin,
): Promise<string[]> {
  const pages = [...(await contentAdmin.listPages()), ...files.map(({ name }) => name)];
  const notices: string[] = [];
  for (const [fascia, [file]] of Map.groupBy(files, ({ name }) => name.fascia)) {
    const paths = new Set(
      pages.filter((page) => page.fascia === fascia).map(({ path }) => `/${path}`),
    );
    const groups = file ? await findSizeGuideGroups(contentAdmin, file.name) : [];
    const withoutSizeGuide = listWithoutSizeGuide(groups, (href) =>
      paths.has(decodeURIComponent(href)),
    );
    notices.push(
      ...withoutSizeGuide.map((item) => `${fascia}: notice: ${describeMissingSizeGuide(item)}`),
    );
  }
  return notices;
}

/**
 * Returns no groups for an unknown fascia or locale: that fault is reported for the file itself.
 */
async function findSizeGuideGroups(
  contentAdmin: ContentAdmin,
  name: PageFile['name'],
): Promise<Awaited<ReturnType<ContentAdmin['listSizeGuideGroups']>>> {
  try {
    return await contentAdmin.listSizeGuideGroups(name);
  } catch (error) {
    if (!isProblem(error)) throw error;
    return [];
  }
}

function describeMissingSizeGuide({
  productKey,
  count,
  hrefs,
}: ReturnType<typeof listWithoutSizeGuide>[number]): string {
  const products =
    count === 1
      ? `1 product, ${productKey}, has`
      : `${count} products, such as ${productKey}, have`;
  return `${products} no size guide: one of ${hrefs.map((href) => href.slice(1)).join(', ')} would be linked`;
}

/** Publishes nothing if any page has an error. */
export async function importPages(
  context: CommandContext,
  contentAdmin: ContentAdmin,
): Promise<number> {
  const { options, write } = context;
  const { folder, files, issues: found, formatIssue } = await readFolder(context, contentAdmin);
  const issues = options.draft ? found.map(allowPlaceholder) : found;
  const conflicts =
    issues.some(({ isWarning }) => !isWarning) || options.force
      ? []
      : await listConflicts(files, contentAdmin);
  reportIssues([...issues, ...conflicts], formatIssue, context);
  if ([...issues, ...conflicts].some(({ isWarning }) => !isWarning)) {
    write('Nothing was imported.');
    return 1;
  }
  const statusText = options.draft ? 'kept as drafts' : 'published';
  let changed = 0;
  let areVersionsSaved = true;
  for (const [index, file] of files.entries()) {
    try {
      const saving = {
        base: file.version,
        ...(options.force && { isForced: true }),
        ...(options.draft && { isDraft: true }),
      };
      const saved = await contentAdmin.savePage(file.name, file.page, saving);
      if (saved.isNew) changed += 1;
      areVersionsSaved =
        (await writeImportedVersion(folder, file, saved.version)) && areVersionsSaved;
    } catch (error) {
      if (!isProblem(error)) throw error;
      write(`${file.file}: ${error.message}`);
      write(
        `Before it, ${changed} of ${index} pages were new or changed, and are ${statusText}. Correct it and import again.`,
      );
      return 1;
    }
  }
  write(`${changed} of ${files.length} pages were new or changed, and are ${statusText}.`);
  if (!areVersionsSaved)
    write(
      'Their versions could not be written to the files: export them before you change them again.',
    );
  return 0;
}

/** Drafts may have placeholders: they are completed later. */
function allowPlaceholder(issue: PageIssue): PageIssue {
  return issue.code === 'fault.placeholder' ? { ...issue, isWarning: true } : issue;
}

/** Finds all conflicts before anything is published, so that they are reported together. */
async function listConflicts(
  files: readonly PageFile[],
  contentAdmin: ContentAdmin,
): Promise<PageIssue[]> {
  const issues: PageIssue[] = [];
  for (const { file, name, page, version } of files) {
    const conflict = await contentAdmin.findConflict(name, page, version);
    if (conflict !== null) issues.push({ file, path: 'version', ...conflict });
  }
  return issues;
}

export async function exportPages(
  { names: [name = ''], cwd, write }: CommandContext,
  contentAdmin: ContentAdmin,
): Promise<number> {
  const folder = resolve(cwd, name);
  await mkdir(folder, { recursive: true });
  let count = 0;
  for (const pageName of await contentAdmin.listPages()) {
    const found = await contentAdmin.findPage(pageName);
    if (found) {
      await writePageFile(folder, pageName, found.page, found.version);
      count += 1;
    }
  }
  if (count === 0) write(`There are no published pages: none was written to ${folder}.`);
  else write(`${count} ${count === 1 ? 'page was' : 'pages were'} written to ${folder}.`);
  return 0;
}

function reportIssues(
  issues: readonly PageIssue[],
  formatIssue: IssueFormatter,
  { write }: CommandContext,
): number {
  for (const issue of issues) write(formatIssue(issue));
  const kind = issues.every(({ isWarning }) => isWarning) ? 'warning' : 'error';
  if (issues.length > 0) write(`${issues.length} ${kind}${issues.length === 1 ? '' : 's'}.`);
  return issues.length;
}

export async function writeSchemas({
  names: [name = ''],
  cwd,
  write,
}: CommandContext): Promise<number> {
  const folder = resolve(cwd, name);
  const contents = await readBlockContents();
  await mkdir(folder, { recursive: true });
  for (const { name: block, schema } of contents.values()) {
    const jsonSchema = {
      $id: blockSchemaId(block),
      ...toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }),
    };
    await writeFile(join(folder, `${block}.json`), `${JSON.stringify(jsonSchema, null, 2)}\n`);
  }
  write(`${contents.size} schemas were written to ${folder}.`);
  return 0;
}
