/** From JSON to HTML: parses each section of a page, loads its data, and renders it. */
import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { LanguageAttributes } from '#features/content/content.ts';
import { ContentLanguage } from '#features/content/content-language.ts';
import { modifyLinks } from '#features/content/links/modify-links.ts';
import { sectionHtmlKey } from '#hydration/section-html.ts';
import { parseBlockName } from '#kit/define-block-content.ts';
import { renderStaticHtml } from '#request/render-static-html.server.tsx';
import { INCOMPLETE_TAG, type Shop } from '#request/shop.ts';
import type { Block, LoadedBlock, ParsedBlock } from './define-block.server.ts';
import { extractSectionHtml } from './extract-section-html.server.ts';
import { type Island, registerIslands } from './islands.tsx';
import {
  type LoadedSection,
  MAX_DEPTH,
  type SectionIdentity,
  schemaIdOf,
} from './loaded-section.ts';

/** All blocks by name, found by their folders. */
export const blocks: ReadonlyMap<string, Block> = new Map(
  Object.values(
    import.meta.glob<Block>('../*/*.block.server.tsx', { eager: true, import: 'block' }),
  ).map((block) => [block.name, block]),
);

registerIslands(import.meta.glob<Island>('../*/*.island.tsx', { eager: true, import: 'Island' }));

/** Time limit for a section's data. */
const TIMEOUT_MS = 800;
const MAX_SECTIONS = 200;
/** The first section, the first section in it, and so on. */
const OPENING = /^sections\.0(\.sections\.0)*$/;

type RenderOptions = {
  /**
   * Prefix of section ids; by default the page with a digest of its content. Another rendering of a
   * page in the same document needs another prefix.
   */
  readonly idPrefix?: string;
  /**
   * True when the first section may contain the page's `h1`, and an element around all sections has
   * the language attributes.
   */
  readonly isFullPage?: boolean;
  readonly contentLanguage: LanguageAttributes;
};

/**
 * Renders static sections to HTML, which goes into the document, or into the loader data of a
 * client-side navigation.
 */
export async function renderSections(
  shop: Shop,
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  contents: readonly unknown[],
  page: string,
  { idPrefix = `${page}-${digest(contents)}`, ...options }: RenderOptions,
): Promise<LoadedSection[]> {
  const modified = contents.map((content) => modifyLinks(content, page, shop));
  const sections = await loadSections(shop, modified, { page, idPrefix, ...options });
  return sendSectionHtml({ request, context }, sections);
}

/** Leaves the HTML to the document, or with the sections for a client-side navigation. */
export function sendSectionHtml(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  sections: LoadedSection[],
): LoadedSection[] {
  if (new URL(request.url).pathname.endsWith('.data')) return sections;
  const { without, htmlById } = extractSectionHtml(sections);
  context.set(sectionHtmlKey, new Map([...(context.get(sectionHtmlKey) ?? []), ...htmlById]));
  return without;
}

/** Distinguishes versions of a page. */
function digest(contents: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(contents)).digest('hex').slice(0, 8);
}

export type SectionContext = Partial<RenderOptions> & {
  /** Path of the page, for the log; also the default prefix of section ids. */
  readonly page: string;
  /** Other blocks, for tests. */
  readonly blocks?: ReadonlyMap<string, Block>;
  readonly limit?: number;
};

/** Returns valid sections in order; the others are left out, and logged once. */
export async function loadSections(
  shop: Shop,
  sections: readonly unknown[],
  context: SectionContext,
  path = 'sections',
): Promise<LoadedSection[]> {
  const loaded = sections
    .slice(0, MAX_SECTIONS)
    .map((section, index) => loadSection(shop, section, context, `${path}.${index}`));
  return (await Promise.all(loaded)).filter((section) => section !== null);
}

async function loadSection(
  shop: Shop,
  section: unknown,
  context: SectionContext,
  path: string,
): Promise<LoadedSection | null> {
  const { page, idPrefix = page, limit = TIMEOUT_MS } = context;
  const block = findBlock(section, context.blocks ?? blocks);
  if ('reason' in block) return logOmittedSection(shop, page, path, block);
  const parsed = block.parse(section);
  if ('reason' in parsed) return logOmittedSection(shop, page, path, parsed);
  const loaded = await loadWithTimeout(shop, block.name, parsed, limit);
  const sections = parsed.sections && (await loadInner(shop, parsed.sections, context, path));
  const identity: SectionIdentity = {
    id: idOf(idPrefix, path),
    block: block.name,
    ...visibilityOf(parsed),
  };
  if (needsHydration(parsed, sections))
    return {
      ...identity,
      ...loaded.sent,
      isStatic: false,
      ...(sections && { sections }),
      ...(parsed.hydrate === 'scrolled' && { isFixed: true as const }),
    };
  return renderSection(shop, { identity, loaded, sections }, context, path);
}

/** The block that a section names by its schema id. */
function findBlock(
  section: unknown,
  among: ReadonlyMap<string, Block>,
): Block | { readonly reason: string } {
  const schemaId = schemaIdOf(section);
  if (schemaId === null) return { reason: '_meta.schema: a section must name its schema' };
  return (
    among.get(parseBlockName(schemaId) ?? '') ?? {
      reason: `_meta.schema: there is no block ${schemaId.slice(0, 100)}`,
    }
  );
}

/** Without its data when that fails or takes too long; the page is not cached then. */
async function loadWithTimeout(
  shop: Shop,
  name: string,
  { load, withoutData }: ParsedBlock,
  limit: number,
): Promise<LoadedBlock> {
  if (!load) return withoutData;
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`took longer than ${limit} ms`)), limit);
  try {
    return await Promise.race([load(shop), timeout]);
  } catch (error) {
    shop.tag(INCOMPLETE_TAG);
    shop.log.warn({ block: name, error: String(error) }, 'A section is rendered without its data.');
    return withoutData;
  } finally {
    clearTimeout(timer);
  }
}

async function loadInner(
  shop: Shop,
  sections: readonly unknown[],
  context: SectionContext,
  path: string,
): Promise<LoadedSection[]> {
  const isTooDeep = path.split('.sections').length >= MAX_DEPTH;
  return isTooDeep ? [] : loadSections(shop, sections, context, `${path}.sections`);
}

/**
 * Such as `pages-journal-linen-2` for the third section. Unique across pages, so that a section is
 * never mistaken for one of another page.
 */
function idOf(prefix: string, path: string): string {
  return `${prefix.replaceAll(/[^\w]+/g, '-')}-${path.replaceAll('sections.', '').replaceAll('.', '-')}`;
}

/** Only sections with a rule depend on the sign-in status. */
function visibilityOf({ visibility }: ParsedBlock): Pick<SectionIdentity, 'visibility'> {
  return visibility?.hideForGuestUsers || visibility?.hideForLoggedInUsers ? { visibility } : {};
}

/** A container is static as long as no inner section is hydrated or depends on the sign-in. */
function needsHydration(
  { hydrate }: ParsedBlock,
  sections: readonly LoadedSection[] | undefined,
): boolean {
  if (hydrate === 'with-sections')
    return sections?.some(({ isStatic, visibility }) => !isStatic || visibility) ?? true;
  return hydrate !== 'never';
}

type RenderedSection = {
  readonly identity: SectionIdentity;
  readonly loaded: LoadedBlock;
  readonly sections: readonly LoadedSection[] | undefined;
};

/** HTML of a section that is not hydrated; null if it is empty or cannot be rendered. */
function renderSection(
  shop: Shop,
  { identity, loaded, sections = [] }: RenderedSection,
  context: SectionContext,
  path: string,
): LoadedSection | null {
  const { isFullPage = true } = context;
  // A section that some visitors do not see cannot contain the page's heading.
  const isFirst = isFullPage && path === 'sections.0' && !identity.visibility;
  const isAtPageTop = isFullPage && OPENING.test(path);
  try {
    const part = loaded.render({ isFirst, isAtPageTop }, sections);
    const html = renderStaticHtml(shop, wrapInLanguage(part, context));
    if (html === '') return null;
    const opens = isFirst && html.includes('<h1') ? { opensPage: true as const } : {};
    return { ...identity, isStatic: true, html, ...opens };
  } catch (error) {
    const reason = `could not be rendered: ${String(error)}`;
    return logOmittedSection(shop, context.page, path, { reason });
  }
}

function wrapInLanguage(
  part: ReactNode,
  { isFullPage = true, contentLanguage = {} }: SectionContext,
): ReactNode {
  const hasOwnLanguage = isFullPage || contentLanguage.lang === undefined;
  return (
    <ContentLanguage value={contentLanguage}>
      {hasOwnLanguage ? part : <div {...contentLanguage}>{part}</div>}
    </ContentLanguage>
  );
}

/**
 * Each reason is logged once, however often its page is rendered. From `MAX_REASONS` reasons on,
 * the process logs no further ones.
 */
const logged = new Set<string>();
const MAX_REASONS = 1_000;

function logOmittedSection(
  shop: Shop,
  page: string,
  path: string,
  { reason }: { readonly reason: string },
): null {
  const key = `${shop.fascia.code}|${page}|${path}|${reason}`;
  if (!logged.has(key) && logged.size < MAX_REASONS) {
    logged.add(key);
    shop.log.warn({ page, path, reason }, 'A content section was omitted.');
  }
  return null;
}
