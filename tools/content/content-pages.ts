/** Subcommands of `npm run content` that work on one page or on pictures. */
import { resolve } from 'node:path';
import type { PageName, PageVersion } from '#features/content/content.port.ts';
import type { ContentAdmin } from '#features/content/edit/content-admin.ts';
import { findPublished } from '#features/content/edit/save-page.server.ts';
import { renderPageMarkdown } from '#features/content/text/render-page-markdown.ts';
import { isProblem, Problem } from '#kit/problem.ts';
import type { CommandContext } from './content.ts';

/** Saves each file as a picture; reports those that are not pictures and continues. */
export async function savePictures(
  { names, cwd, write }: CommandContext,
  contentAdmin: ContentAdmin,
): Promise<number> {
  let failed = 0;
  for (const name of names) {
    try {
      const { id, tint, width, height } = await contentAdmin.savePicture(resolve(cwd, name));
      write(`${name}, ${width} × ${height} px:`);
      write(`  ${JSON.stringify({ id, alt: '', tint })}`);
    } catch (error) {
      if (!isProblem(error)) throw error;
      failed += 1;
      write(error.message);
    }
  }
  const storedCount = names.length - failed;
  if (storedCount > 0)
    write('Use this JSON for the picture in a page. Describe the picture in "alt".');
  if (failed > 0) write(`${failed} of ${names.length} pictures were not stored.`);
  return failed > 0 ? 1 : 0;
}

export async function publishPage(
  { names: [argument = ''], options, write, now }: CommandContext,
  contentAdmin: ContentAdmin,
): Promise<number> {
  const name = readPageName(argument);
  const times = { from: readTime('from', options.from), until: readTime('until', options.until) };
  if (times.until && times.until <= (times.from ?? now))
    throw new Problem(422, 'content.times', `--until: must be after the time of publication.`, {
      field: 'until',
    });
  const version = await contentAdmin.publish(name, readVersion(options.version), times);
  const from = times.from ? `from ${formatTime(times.from)}` : 'from now';
  write(
    `${argument}: version ${version} is published ${from} on${times.until ? `, until ${formatTime(times.until)}; then there is no such page` : ''}.`,
  );
  return 0;
}

export async function unpublishPage(
  { names: [argument = ''], write }: CommandContext,
  contentAdmin: ContentAdmin,
): Promise<number> {
  await contentAdmin.unpublish(readPageName(argument));
  write(
    `${argument}: unpublished. Its versions are kept: npm run content -- rollback ${argument} brings the last one back.`,
  );
  return 0;
}

export async function deletePage(
  { names: [argument = ''], options, write }: CommandContext,
  contentAdmin: ContentAdmin,
): Promise<number> {
  const name = readPageName(argument);
  if (!options.yes) {
    const { length } = await contentAdmin.listVersions(name);
    write(
      `${argument}: ${length} ${length === 1 ? 'version' : 'versions'} would be deleted for good. Confirm with --yes; unpublish keeps them.`,
    );
    return 1;
  }
  const count = await contentAdmin.deletePage(name);
  write(`${argument}: deleted, with ${count} ${count === 1 ? 'version' : 'versions'}.`);
  return 0;
}

export async function rollBack(
  { names: [argument = ''], options, write }: CommandContext,
  contentAdmin: ContentAdmin,
): Promise<number> {
  const { version, copied } = await contentAdmin.rollback(
    readPageName(argument),
    readVersion(options.version),
  );
  write(`${argument}: version ${version} is published, a copy of version ${copied}.`);
  return 0;
}

export async function showHistory(
  { names: [argument = ''], write, now }: CommandContext,
  contentAdmin: ContentAdmin,
): Promise<number> {
  const versions = await contentAdmin.listVersions(readPageName(argument));
  const published = findPublished(versions, now);
  for (const item of versions)
    write(
      `${item.version === published?.version ? '>' : ' '} ${String(item.version).padStart(4)}  saved ${formatTime(item.savedAt)}  ${describeState(item, now)}${item.hash === null ? '' : `  sha256 ${item.hash}`}`,
    );
  write(
    published ? `The published version is ${published.version}.` : 'None of them is published.',
  );
  return 0;
}

/** Prints the text of a version, as of the terms that an order names by their hash. */
export async function showText(
  { names: [argument = ''], options, write, now }: CommandContext,
  contentAdmin: ContentAdmin,
): Promise<number> {
  const name = readPageName(argument);
  const version =
    readVersion(options.version) ?? (await selectVersion(name, options.hash, now, contentAdmin));
  const page = await contentAdmin.findVersion(name, version);
  if (!page)
    throw new Problem(
      404,
      'content.version',
      `--version: ${argument} has no version ${version}; history lists them.`,
      { field: 'version' },
    );
  write(renderPageMarkdown(page, '').trimEnd());
  return 0;
}

/** @throws Problem 404 for a hash of no version, and for a page that is not published. */
async function selectVersion(
  name: PageName,
  hash: string | undefined,
  now: Date,
  contentAdmin: ContentAdmin,
): Promise<number> {
  const versions = await contentAdmin.listVersions(name);
  const selected =
    hash === undefined
      ? findPublished(versions, now)
      : versions.find((item) => item.hash === hash.toLowerCase());
  if (selected) return selected.version;
  if (hash === undefined)
    throw new Problem(404, 'content.missing', 'page: is not published; use --version.', {
      field: 'page',
    });
  throw new Problem(
    404,
    'content.version',
    `--hash: no version has the hash ${hash}; history lists them.`,
    { field: 'hash' },
  );
}

function describeState({ publishAt, unpublishAt }: PageVersion, now: Date): string {
  if (!publishAt) return 'draft';
  const end = unpublishAt ? ` until ${formatTime(unpublishAt)}` : '';
  return publishAt > now
    ? `to be published from ${formatTime(publishAt)}${end}`
    : `published ${formatTime(publishAt)}${end}`;
}

/** Parses a page name such as `aldermoor/en-GB/home`, with or without .json. */
export function readPageName(argument: string): PageName {
  const [fascia = '', locale = '', ...rest] = argument.replace(/\.json$/, '').split('/');
  const path = rest.join('/');
  if (!fascia || !locale || !path)
    throw new Problem(
      422,
      'content.name',
      `${argument}: a page is named {fascia}/{locale}/{path}, as in aldermoor/en-GB/home.`,
      {
        field: 'page',
      },
    );
  return { fascia, locale, path };
}

function readVersion(argument: string | undefined): number | null {
  if (argument === undefined) return null;
  const version = Number(argument);
  if (Number.isInteger(version) && version > 0 && version < 2 ** 31) return version;
  throw new Problem(
    422,
    'content.version',
    `--version: ${argument} is not a version; history lists them.`,
    { field: 'version' },
  );
}

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/;

function readTime(option: 'from' | 'until', argument: string | undefined): Date | null {
  if (argument === undefined) return null;
  const time = new Date(argument);
  if (TIME.test(argument) && !Number.isNaN(time.getTime()) && isRealDay(argument)) return time;
  throw new Problem(
    422,
    'content.times',
    `--${option}: ${argument} is not a time; write it with its time zone, such as 2027-01-31T09:00Z.`,
    {
      field: option,
    },
  );
}

/** False for days that `Date` would roll over, such as 31 February to 3 March. */
function isRealDay(argument: string): boolean {
  const day = argument.slice(0, 10);
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

function formatTime(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
