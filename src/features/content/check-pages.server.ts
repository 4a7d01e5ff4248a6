/** What is wrong with pages before anyone sees them: schema, dead links, what the shop does not have, alternative texts, contrast. */
import { isProblem } from '#kit/problem.ts';
import type { Fault } from '#kit/schema-faults.ts';
import type { ContentDesk } from './content-desk.ts';
import { findContrast, LEAST_CONTRAST } from './contrast.ts';
import { findTimeLeft } from './countdown.ts';
import { listNamed, type NamedKind } from './list-named.ts';
import type { PageFile } from './page-folder.server.ts';
import type { PageIssue } from './page-issue.ts';
import { walkContent } from './walk-content.ts';

export type CheckPagesOptions = {
  /** What of a page's sections does not fit their blocks. */
  readonly listSectionFaults: (sections: readonly unknown[]) => readonly Fault[];
  readonly now: Date;
};

export async function checkPages(
  files: readonly Pick<PageFile, 'file' | 'name' | 'page'>[],
  desk: Pick<ContentDesk, 'listPages' | 'listUnknown'>,
  { listSectionFaults, now }: CheckPagesOptions,
): Promise<PageIssue[]> {
  const known = new Set([...(await desk.listPages()), ...files.map(({ name }) => name)].map(({ fascia, path }) => `${fascia}|${path}`));
  const issues: PageIssue[] = [];
  for (const { file, name, page } of files) {
    const found = [...listSectionFaults(page.sections), ...listLookFaults(page), ...listPastMoments(page, now)];
    const unknown = await listUnknownNames({ name, page }, desk, known);
    issues.push(...[...found, ...unknown].map((fault) => ({ file, ...fault })));
  }
  return issues;
}

type Found = Fault & { readonly isWarning?: true };

/** Pictures that say nothing, and words that cannot be read on their ground. */
function listLookFaults(page: unknown): Found[] {
  return [...walkContent(page)].flatMap(({ path, key, value, within }) => {
    if (
      /^(?:picture|mobilePicture|display_images)$/.test(key) &&
      isSilent(Array.isArray(value) ? value[0] : value) &&
      !('title' in within || 'name' in within || 'text' in within)
    )
      return [{ path: `${path}.alt`, problem: 'the picture has no alternative text' }];
    const ground = key === 'colour' ? within.background : key === 'hoverColour' ? within.hoverBackground : undefined;
    if (!isColour(value) || !isColour(ground)) return [];
    const contrast = findContrast(value, ground);
    return contrast >= LEAST_CONTRAST
      ? []
      : [{ path, problem: `${value} on ${ground} has a contrast of ${contrast.toFixed(1)}; ${LEAST_CONTRAST} is the least` }];
  });
}

function isSilent(picture: unknown): boolean {
  return typeof picture === 'object' && picture !== null && !(picture as { alt?: unknown }).alt;
}

function isColour(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
}

function listPastMoments(page: unknown, now: Date): Found[] {
  return [...walkContent(page)].flatMap(({ path, key, value }) => {
    const isMoment = (key === 'endTime' || key === 'countdownTo') && typeof value === 'string' && !Number.isNaN(Date.parse(value));
    if (!isMoment || findTimeLeft(value, now.getTime()) !== null) return [];
    return [{ path, problem: `${value} has passed: nothing counts down any more`, isWarning: true }];
  });
}

async function listUnknownNames(
  { name, page }: Pick<PageFile, 'name' | 'page'>,
  desk: Pick<ContentDesk, 'listUnknown'>,
  known: ReadonlySet<string>,
): Promise<Found[]> {
  const places = listNamed(page);
  const of = (kind: NamedKind) => [...new Set(places.filter((place) => place.kind === kind).map((place) => place.name))];
  const named = { productKeys: of('productKeys'), productSlugs: of('productSlugs'), categorySlugs: of('categorySlugs') };
  try {
    const unknown = await desk.listUnknown(name, { ...named, skus: of('skus'), pictures: of('pictures') });
    return places.flatMap(({ path, kind, name: what }) => {
      if (kind === 'elsewhere') return [];
      if (kind === 'nowhere') return [{ path, problem: `${what} leads nowhere` }];
      if (kind === 'page') return known.has(`${name.fascia}|${what}`) ? [] : [{ path, problem: `there is no page ${what}` }];
      return unknown[kind].includes(what) ? [{ path, problem: `${name.fascia} has no ${WORDS[kind]} ${what}` }] : [];
    });
  } catch (error) {
    // A fascia or language that the shop does not have: the other files are looked at all the same.
    if (!isProblem(error)) throw error;
    return [{ path: 'file', problem: error.message }];
  }
}

const WORDS = {
  productKeys: 'product',
  productSlugs: 'product',
  categorySlugs: 'category or brand',
  skus: 'sku',
  pictures: 'picture',
} as const;
