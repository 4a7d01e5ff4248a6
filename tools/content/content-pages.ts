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
  { names: [given = ''], options, write, now }: CommandContext,
  contentAdmin: ContentAdmin,
): Promise<number> {
  const name = readPageName(given);
  const times = { from: readTime('from', options.from), until: readTime('until', options.until) };
  if (times.until && times.until <= (times.from ?? now))
    throw new Problem(422, 'content.times', `--until: must be after the time of publication.`, {
      field: 'until',
    });
  const version = await contentAdmin.publish(name, readVersion(options.version), times);
  const from = times.from ? `from ${formatTime(times.from)}` : 'from now';
  write(
    `${given}: version ${version} is published ${from} on${times.until ? `, until ${formatTime(times.until)}; then there is no such page` : ''}.`,
  );
  return 0;
}

export async function unpublishPage(
  { names: [given = ''], write }: CommandContext,
  contentAdmin: ContentAdmin,
): Promise<number> {
  await contentAdmin.unpublish(readPageName(given));
  write(
    `${given}: unpublished. Its versions are kept: npm run content -- rollback ${given} brings the last one back.`,
  );
  return 0;
}

export async function deletePage(
  { names: [given = ''], options, write }: CommandContext,
  contentAdmin: ContentAdmin,
): Promise<number> {
  const name = readPageName(given);
  if (!options.yes) {
    const { length } = await contentAdmin.listVersions(name);
    write(
      `${given}: ${length} ${length === 1 ? 'version' : 'versions'} would be deleted for good. Confirm with --yes; unpublish keeps them.`,
    );
    return 1;
  }
  const count = await contentAdmin.deletePage(name);
  write(`${given}: deleted, with ${count} ${count === 1 ? 'version' : 'versions'}.`);
  return 0;
}

export async function rollBack(
  { names: [given = ''], options, write }: CommandContext,
  contentAdmin: ContentAdmin,
): Promise<number> {
  const { version, copied } = await contentAdmin.rollback(
    readPageName(given),
    readVersion(options.version),
  );
  write(`${given}: version ${version} is published, a copy of version ${copied}.`);
  return 0;
}

export async function showHistory(
  { names: [given = ''], write, now }: CommandContext,
  contentAdmin: ContentAdmin,
): Promise<number> {
  const versions = await contentAdmin.listVersions(readPageName(given));
  const shown = findPublished(versions, now);
  for (const item of versions)
    write(
      `${item.version === shown?.version ? '>' : ' '} ${String(item.version).padStart(4)}  saved ${formatTime(item.savedAt)}  ${stateOf(item, now)}${item.hash === null ? '' : `  sha256 ${item.hash}`}`,
    );
  write(shown ? `The published version is ${shown.version}.` : 'None of them is published.');
  return 0;
}

/** Prints the text of a version, as of the terms that an order names by their hash. */
export async function showText(
  { names: [given = ''], options, write, now }: CommandContext,
  contentAdmin: ContentAdmin,
): Promise<number> {
  const name = readPageName(given);
  const version =
    readVersion(options.version) ?? (await selectVersion(name, options.hash, now, contentAdmin));
  const page = await contentAdmin.findVersion(name, version);
  if (!page)
    throw new Problem(
      404,
      'content.version',
      `--version: ${given} has no version ${version}; history lists them.`,
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

function stateOf({ publishAt, unpublishAt }: PageVersion, now: Date): string {
  if (!publishAt) return 'draft';
  const end = unpublishAt ? ` until ${formatTime(unpublishAt)}` : '';
  return publishAt > now
    ? `to be published from ${formatTime(publishAt)}${end}`
    : `published ${formatTime(publishAt)}${end}`;
}

/** Parses a page name such as `aldermoor/en-GB/home`, with or without .json. */
export function readPageName(given: string): PageName {
  const [fascia = '', locale = '', ...rest] = given.replace(/\.json$/, '').split('/');
  const path = rest.join('/');
  if (!fascia || !locale || !path)
    throw new Problem(
      422,
      'content.name',
      `${given}: a page is named {fascia}/{locale}/{path}, as in aldermoor/en-GB/home.`,
      {
        field: 'page',
      },
    );
  return { fascia, locale, path };
}

function readVersion(given: string | undefined): number | null {
  if (given === undefined) return null;
  const version = Number(given);
  if (Number.isInteger(version) && version > 0 && version < 2 ** 31) return version;
  throw new Problem(
    422,
    'content.version',
    `--version: ${given} is no version; history lists them.`,
    { field: 'version' },
  );
}

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/;

function readTime(option: 'from' | 'until', given: string | undefined): Date | null {
  if (given === undefined) return null;
  const time = new Date(given);
  if (TIME.test(given) && !Number.isNaN(time.getTime()) && isRealDay(given)) return time;
  throw new Problem(
    422,
    'content.times',
    `--${option}: ${given} is no time; one is written with its zone, 2027-01-31T09:00Z.`,
    {
      field: option,
    },
  );
}

/** False for days that `Date` would roll over, such as 31 February to 3 March. */
function isRealDay(given: string): boolean {
  const day = given.slice(0, 10);
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

function formatTime(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
