/** Parses sections, loads their data in parallel and renders static ones; failures are left out. */
import type { Block, BlockPosition } from '#kit/define-block.tsx';
import type { BlockLoad } from '#kit/define-block-load.ts';
import { INCOMPLETE_TAG, type Shop } from '#request/shop.ts';
import type { LoadedSection, SectionIdentity, VisibilityRule } from './loaded-section.ts';
import {
  type BlockContents,
  MAX_DEPTH,
  type ParsedSection,
  parseSection,
} from './parse-section.ts';

/** Time limit for a section's data. */
const LIMIT_MS = 800;
const MAX_SECTIONS = 200;
/** The first section, the first section in it, and so on. */
const OPENING = /^sections\.0(\.sections\.0)*$/;

export type SectionContext = {
  /** Path of the page, for the log. */
  readonly page: string;
  /** Prefix of section ids; the path of the page by default. */
  readonly idPrefix?: string;
  readonly contents: BlockContents;
  readonly loads: ReadonlyMap<string, BlockLoad>;
  readonly statics: ReadonlyMap<string, Block>;
  /** Blocks that contain sections and nothing else that needs the browser. */
  readonly containers: ReadonlyMap<string, Block>;
  readonly render: (
    shop: Shop,
    block: Block,
    section: ParsedSection,
    place: BlockPosition,
  ) => string;
  readonly limit?: number;
};

/** Returns valid sections in order; the others are left out, and logged once. */
export function loadSections(
  shop: Shop,
  sections: readonly unknown[],
  context: SectionContext,
): Promise<LoadedSection[]> {
  return loadWithin(shop, sections, context, 'sections');
}

async function loadWithin(
  shop: Shop,
  sections: readonly unknown[],
  context: SectionContext,
  path: string,
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
  const parsed = parseSection(section, context.contents);
  if ('reason' in parsed) return complain(shop, context.page, path, parsed.reason);
  const { block } = parsed;
  const load = context.loads.get(block);
  const loaded = load
    ? await loadInTime(shop, load, parsed.content, context.limit ?? LIMIT_MS)
    : undefined;
  const content = { ...parsed.content, ...(await loadInner(shop, parsed.content, context, path)) };
  const place: SectionIdentity = {
    id: idOf(context.idPrefix ?? context.page, path),
    block,
    ...visibilityOf(content),
  };
  const staticBlock =
    context.statics.get(block) ??
    (hasOnlyStatic(content) ? context.containers.get(block) : undefined);
  if (!staticBlock) return { ...place, isStatic: false, content, ...(load ? { loaded } : {}) };
  try {
    // A section that some visitors do not see cannot contain the page's heading.
    const isFirst = path === 'sections.0' && !place.visibility;
    const html = context.render(
      shop,
      staticBlock,
      { block, content },
      { isFirst, opensView: OPENING.test(path), loaded },
    );
    const opens = isFirst && html.includes('<h1') ? { opensPage: true as const } : {};
    return html === '' ? null : { ...place, isStatic: true, html, ...opens };
  } catch (error) {
    return complain(shop, context.page, path, `could not be drawn: ${String(error)}`);
  }
}

/**
 * Such as `pages-journal-linen-2` for the third section. Unique across pages, so that a section is
 * never mistaken for one of another page.
 */
function idOf(page: string, path: string): string {
  return `${page.replaceAll(/[^\w]+/g, '-')}-${path.replaceAll('sections.', '').replaceAll('.', '-')}`;
}

/** True when no inner section needs hydration or the sign-in status. */
function hasOnlyStatic({ sections }: Readonly<Record<string, unknown>>): boolean {
  return (
    Array.isArray(sections) &&
    (sections as LoadedSection[]).every(({ isStatic, visibility }) => isStatic && !visibility)
  );
}

/** Only sections with a rule depend on the sign-in status. */
function visibilityOf({ visibilityConfig }: Readonly<Record<string, unknown>>): {
  visibility?: VisibilityRule;
} {
  const rule = visibilityConfig as VisibilityRule | undefined;
  return rule?.hideForGuestUsers || rule?.hideForLoggedInUsers ? { visibility: rule } : {};
}

/** A block whose content has `sections` contains other blocks. */
async function loadInner(
  shop: Shop,
  content: Readonly<Record<string, unknown>>,
  context: SectionContext,
  path: string,
) {
  if (!Array.isArray(content.sections)) return {};
  const isTooDeep = path.split('.sections').length >= MAX_DEPTH;
  return {
    sections: isTooDeep
      ? []
      : await loadWithin(shop, content.sections, context, `${path}.sections`),
  };
}

async function loadInTime(
  shop: Shop,
  { name, load }: BlockLoad,
  content: unknown,
  limit: number,
): Promise<unknown> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`took longer than ${limit} ms`)), limit);
  try {
    return await Promise.race([load(shop, content), timeout]);
  } catch (error) {
    shop.tag(INCOMPLETE_TAG);
    shop.log.warn({ block: name, error: String(error) }, 'A section is shown without its data.');
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Each reason is logged once, however often its page is rendered. From `MAX_COMPLAINTS` reasons on,
 * the process logs no further ones.
 */
const complained = new Set<string>();
const MAX_COMPLAINTS = 1_000;

function complain(shop: Shop, page: string, path: string, reason: string): null {
  const complaint = `${shop.fascia.code}|${page}|${path}|${reason}`;
  if (!complained.has(complaint) && complained.size < MAX_COMPLAINTS) {
    complained.add(complaint);
    shop.log.warn({ page, path, reason }, 'A content section was left out.');
  }
  return null;
}
