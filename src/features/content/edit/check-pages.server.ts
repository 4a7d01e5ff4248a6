/**
 * Checks pages before publication: references, links, alternative texts, contrast, past dates,
 * placeholders.
 */
import type { Fault, Reason } from '#i18n/fault.ts';
import type { MessageId } from '#i18n/text.tsx';
import { isProblem, type Problem } from '#kit/problem.ts';
import type { ContentPage } from '../content.ts';
import { findTimeLeft } from '../countdown.ts';
import { walkContent } from '../walk-content.ts';
import type { ContentAdmin, ReferencedNames } from './content-admin.ts';
import { contrastRatio, MIN_CONTRAST } from './contrast.ts';
import { listReferences, type ReferenceKind } from './list-references.ts';
import type { PageFile } from './page-folder.server.ts';
import type { PageIssue } from './page-issue.ts';
import { listPlaceholders } from './placeholders.ts';

export type CheckPagesOptions = {
  /** Validates a page's sections against the schemas of their blocks. */
  readonly listSectionFaults: (sections: readonly unknown[]) => readonly Fault[];
  readonly now: Date;
};

export async function checkPages(
  files: readonly Pick<PageFile, 'file' | 'name' | 'page'>[],
  contentAdmin: Pick<ContentAdmin, 'listPages' | 'listUnknown'>,
  { listSectionFaults, now }: CheckPagesOptions,
): Promise<PageIssue[]> {
  const pageKeys = new Set(
    [...(await contentAdmin.listPages()), ...files.map(({ name }) => name)].map(
      ({ fascia, path }) => `${fascia}|${path}`,
    ),
  );
  const issues: PageIssue[] = [];
  for (const { file, name, page } of files) {
    const faults = [
      ...listSectionFaults(page.sections),
      ...listThemeFaults(page),
      ...listPastMoments(page, now),
      ...listPlaceholderFaults(page),
    ];
    const unknown = await listUnknownNames({ name, page }, contentAdmin, pageKeys);
    issues.push(...[...faults, ...unknown].map((fault) => ({ file, ...fault })));
  }
  return issues;
}

type PageFault = Fault & { readonly isWarning?: true };

/**
 * Pictures with neither an alternative text nor a text field beside them, and colours below the
 * minimum contrast.
 */
function listThemeFaults(page: unknown): PageFault[] {
  return [...walkContent(page)].flatMap(({ path, key, value, within }): PageFault[] => {
    if (
      /^(?:picture|mobilePicture|display_images)$/.test(key) &&
      hasNoText(Array.isArray(value) ? value[0] : value) &&
      !('title' in within || 'name' in within || 'text' in within)
    )
      return [{ path: `${path}.alt`, code: 'fault.alt' }];
    const ground =
      key === 'colour'
        ? within.background
        : key === 'hoverColour'
          ? within.hoverBackground
          : undefined;
    if (!isColour(value) || !isColour(ground)) return [];
    const contrast = contrastRatio(value, ground);
    const values = { colour: value, ground, contrast: contrast.toFixed(1), least: MIN_CONTRAST };
    return contrast >= MIN_CONTRAST ? [] : [{ path, code: 'fault.contrast', values }];
  });
}

function hasNoText(picture: unknown): boolean {
  return typeof picture === 'object' && picture !== null && !(picture as { alt?: unknown }).alt;
}

function isColour(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
}

function listPastMoments(page: unknown, now: Date): PageFault[] {
  return [...walkContent(page)].flatMap(({ path, key, value }) => {
    const isMoment =
      (key === 'endTime' || key === 'countdownTo') &&
      typeof value === 'string' &&
      !Number.isNaN(Date.parse(value));
    if (!isMoment || findTimeLeft(value, now.getTime()) !== null) return [];
    return [{ path, code: 'fault.past', values: { moment: value }, isWarning: true }];
  });
}

function listPlaceholderFaults(page: ContentPage): PageFault[] {
  return listPlaceholders(page).map(({ path, placeholder }) => ({
    path,
    code: 'fault.placeholder',
    values: { placeholder },
  }));
}

async function listUnknownNames(
  { name, page }: Pick<PageFile, 'name' | 'page'>,
  contentAdmin: Pick<ContentAdmin, 'listUnknown'>,
  pageKeys: ReadonlySet<string>,
): Promise<PageFault[]> {
  const references = listReferences(page);
  const namesOf = (kind: ReferenceKind) => [
    ...new Set(
      references.filter((reference) => reference.kind === kind).map((reference) => reference.name),
    ),
  ];
  const namesByKind = {
    productKeys: namesOf('productKeys'),
    productSlugs: namesOf('productSlugs'),
    categorySlugs: namesOf('categorySlugs'),
  };
  try {
    const unknown = await contentAdmin.listUnknown(name, {
      ...namesByKind,
      skus: namesOf('skus'),
      pictures: namesOf('pictures'),
    });
    return references.flatMap(({ path, kind, name: referencedName }): PageFault[] => {
      if (kind === 'unchecked') return [];
      if (kind === 'unknown')
        return [{ path, code: 'fault.brokenLink', values: { href: referencedName } }];
      if (kind === 'page')
        return pageKeys.has(`${name.fascia}|${referencedName}`)
          ? []
          : [{ path, code: 'fault.noPage', values: { page: referencedName } }];
      return unknown[kind].includes(referencedName)
        ? [{ path, code: CODES[kind], values: { fascia: name.fascia, name: referencedName } }]
        : [];
    });
  } catch (error) {
    // An unknown fascia or locale is a fault of this file only; the others are still checked.
    if (!isProblem(error)) throw error;
    return [{ path: 'file', ...toFaultReason(error, name) }];
  }
}

const CODES: Readonly<Record<keyof ReferencedNames, MessageId>> = {
  productKeys: 'fault.noProduct',
  productSlugs: 'fault.noProduct',
  categorySlugs: 'fault.noCategory',
  skus: 'fault.noSku',
  pictures: 'fault.noPicture',
};

/** Fault for an unknown fascia or locale; any other problem keeps its own message. */
function toFaultReason(
  { message, details }: Problem,
  { fascia, locale }: PageFile['name'],
): Reason {
  if (details.field === 'fascia') return { code: 'fault.noFascia', values: { fascia } };
  if (details.field === 'locale') return { code: 'fault.noLocale', values: { fascia, locale } };
  return { code: 'fault.refused', values: { reason: message } };
}
