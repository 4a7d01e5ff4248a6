/** What is wrong with pages before anyone sees them: schema, dead links, unknown products, missing alternative texts, contrast. */
import type { ContentDesk, Named } from './content-desk.ts';
import { findContrast, LEAST_CONTRAST } from './contrast.ts';
import type { PageFile } from './page-folder.server.ts';
import { splitProductSku } from './product-sku.ts';
import { listLinks, walkContent } from './walk-content.ts';

export type PageIssue = { readonly file: string; readonly path: string; readonly problem: string };

/** Why a section does not fit its block; null when it does. */
export type FindFault = (section: unknown) => string | null;

/** Pages that the shop has of itself. */
const OWN_PAGES = /^\/(?:search|basket|checkout|wishlist|account|login|sign-up|reset-password|sign-in-link|cookies)?(?:[?#/]|$)/;
/** Keys whose sections are blocks. */
const HOLDERS = ['sections', 'takeover', 'usual'];

export async function checkPages(files: readonly PageFile[], desk: ContentDesk, findFault: FindFault): Promise<PageIssue[]> {
  const known = new Set([...(await desk.listPages()), ...files.map(({ name }) => name)].map(({ fascia, path }) => `${fascia}|${path}`));
  const issues: PageIssue[] = [];
  for (const file of files) {
    const complain = (path: string, problem: string) => issues.push({ file: file.file, path, problem });
    for (const { path, problem } of [...listFaults(file.page.sections, 'sections', findFault), ...listLookFaults(file.page)])
      complain(path, problem);
    for (const { path, problem } of await listDeadNames(file, desk, known)) complain(path, problem);
  }
  return issues;
}

type Fault = Omit<PageIssue, 'file'>;

function listFaults(sections: readonly unknown[], path: string, findFault: FindFault): Fault[] {
  return sections.flatMap((section, index) => {
    const place = `${path}.${index}`;
    const fault = findFault(section);
    const inner = HOLDERS.flatMap((holder) => {
      const held = (section as Record<string, unknown> | null)?.[holder];
      return Array.isArray(held) ? listFaults(held, `${place}.${holder}`, findFault) : [];
    });
    return fault === null ? inner : [{ path: place, problem: fault }, ...inner];
  });
}

/** Pictures that say nothing, and words that cannot be read on their ground. */
function listLookFaults(page: unknown): Fault[] {
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

async function listDeadNames({ name, page }: PageFile, desk: ContentDesk, known: ReadonlySet<string>): Promise<Fault[]> {
  const places = [...listLinks(page).map(({ path, href }) => ({ path, ...readLink(href) })), ...listProducts(page), ...listSources(page)];
  const of = (kind: Kind) => places.filter((place) => place.kind === kind).map((place) => place.name);
  const named: Named = { productKeys: of('productKeys'), productSlugs: of('productSlugs'), categorySlugs: of('categorySlugs') };
  const unknown = await desk.listUnknown(name, named);
  return places.flatMap(({ path, kind, name: what }) => {
    if (kind === 'elsewhere') return [];
    if (kind === 'nowhere') return [{ path, problem: `${what} leads nowhere` }];
    if (kind === 'page') return known.has(`${name.fascia}|${what}`) ? [] : [{ path, problem: `there is no page ${what}` }];
    return unknown[kind].includes(what) ? [{ path, problem: `${name.fascia} has no ${WORDS[kind]} ${what}` }] : [];
  });
}

type Kind = keyof Named | 'page' | 'elsewhere' | 'nowhere';
const WORDS: Readonly<Record<keyof Named, string>> = {
  productKeys: 'product',
  productSlugs: 'product',
  categorySlugs: 'category or brand',
};

function readLink(href: string): { readonly kind: Kind; readonly name: string } {
  if (href.startsWith('https://') || href.startsWith('#') || href.startsWith('/media/')) return { kind: 'elsewhere', name: href };
  const [, room = '', rest = ''] = /^\/(categories|product|premier|pages)\/([^?#]+)/.exec(href) ?? [];
  if (room === 'categories') return { kind: 'categorySlugs', name: rest.split('/')[0] ?? '' };
  if (room === 'product' || room === 'premier') return { kind: 'productSlugs', name: rest };
  if (room === 'pages') return { kind: 'page', name: `pages/${rest}` };
  return { kind: OWN_PAGES.test(href) ? 'elsewhere' : 'nowhere', name: href };
}

/** Where a carousel takes its products from. */
function listSources(page: unknown): { path: string; kind: Kind; name: string }[] {
  return [...walkContent(page)].flatMap(({ path, key, value }) => {
    const isSource = (key === 'brand' || key === 'category') && path.endsWith(`.source.${key}`);
    return isSource && typeof value === 'string' ? [{ path, kind: 'categorySlugs' as const, name: value }] : [];
  });
}

function listProducts(page: unknown): { path: string; kind: Kind; name: string }[] {
  return [...walkContent(page)].flatMap(({ path, key, value }) => {
    const keys = key === 'productKey' || key === 'productSku' ? [value] : key === 'productKeys' && Array.isArray(value) ? value : [];
    const readKey = (name: string) => (key === 'productSku' ? splitProductSku(name).productKey : (name.split('#')[0] ?? ''));
    return keys.flatMap((one) => (typeof one === 'string' ? [{ path, kind: 'productKeys' as const, name: readKey(one) }] : []));
  });
}
