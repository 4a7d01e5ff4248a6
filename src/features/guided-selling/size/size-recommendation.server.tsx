/** Parses the query of the size recommendation, and renders its page. */

import { findContentPage } from '#features/content/content.server.ts';
import { escapeMarkup } from '#kit/html/markup.ts';
import { Problem } from '#kit/problem.ts';
import { renderStaticHtml } from '#request/render-static-html.server.tsx';
import { readFasciaTokens } from '#request/rendering/fascia-tokens.server.ts';
import { INCOMPLETE_TAG, type Shop } from '#request/shop.ts';
import defaultTokens from '#ui/tokens.css?inline';
import { PREFERRED_FITS } from './recommend-size.ts';
import styleSheet from './size-recommendation.css?inline';
import {
  SizeRecommendationPage,
  type SizeRequest,
  UNKNOWN_SIZE,
} from './size-recommendation-page.tsx';
import { findSizeTable, MAX_MEASURES, type SizeTable } from './size-table.ts';

const MAX_SIZES = 60;
const MAX_NAME = 40;
const MAX_FIELD = 12;
const GUIDE_PATH = /^\/pages(?:\/[\w.%~-]{1,80}){1,6}(?:#[\w-]{1,80})?$/;

/** The button sends the size to the product page; the iframe is as high as its content. */
const SCRIPT = `const button=document.querySelector('button[value]');button?.addEventListener('click',()=>parent.postMessage({type:'parade:size',size:button.value},location.origin));if(frameElement)new ResizeObserver(()=>{frameElement.style.height=document.body.offsetHeight+'px'}).observe(document.body)`;

/** @throws Problem 400 with the name of the invalid parameter. */
export function parseSizeRequest(search: URLSearchParams): SizeRequest {
  const sizes = (search.get('sizes') ?? '').split('~').filter((size) => size !== '');
  if (
    sizes.length === 0 ||
    sizes.length > MAX_SIZES ||
    sizes.some((size) => size.length > MAX_NAME)
  )
    throw createFieldProblem('sizes');
  const fit = PREFERRED_FITS.find((name) => name === search.get('fit')) ?? null;
  if (fit === null && search.has('fit')) throw createFieldProblem('fit');
  const guide = search.get('guide');
  if (guide !== null && !isGuidePath(guide)) throw createFieldProblem('guide');
  return { sizes, guide, usual: parseUsualSize(search, sizes), fit, measured: parseFields(search) };
}

/** Accepts paths of content pages that stay the same when a browser resolves them. */
function isGuidePath(path: string): boolean {
  if (!GUIDE_PATH.test(path)) return false;
  const { pathname, hash } = new URL(path, 'http://localhost');
  return `${pathname}${hash}` === path;
}

function parseUsualSize(search: URLSearchParams, sizes: readonly string[]) {
  const usual = search.get('usual');
  if (usual === null) return undefined;
  if (sizes.includes(usual)) return usual;
  if (usual === UNKNOWN_SIZE) return null;
  throw createFieldProblem('usual');
}

/** `measured=-` skips the form. */
function parseFields(search: URLSearchParams): readonly string[] | null {
  const fields = search.getAll('measured');
  if (fields.length > MAX_MEASURES || fields.some((field) => field.length > MAX_FIELD))
    throw createFieldProblem('measured');
  if (fields.length === 0) return null;
  return fields[0] === '-' ? [] : fields;
}

function createFieldProblem(field: string): Problem {
  return new Problem(400, 'advice.question', `${field}: cannot be read.`, { field });
}

/** The document of the iframe; what lacks the size guide, or has a measurement, is not cached. */
export async function answerSizeRequest(shop: Shop, request: SizeRequest): Promise<Response> {
  const { table, isComplete } = await loadSizeTable(shop, request);
  const isCacheable = isComplete && request.measured === null;
  return new Response(renderDocument(shop, request, table), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': isCacheable ? 'public, max-age=300' : 'no-store',
    },
  });
}

/** With the fonts and colours of the fascia. */
function renderDocument(shop: Shop, request: SizeRequest, table: SizeTable | null): string {
  const { tag, direction } = shop.public.locale;
  const page = renderStaticHtml(
    shop,
    <SizeRecommendationPage request={request} table={table} locale={tag} />,
  );
  const style = `${defaultTokens}${readFasciaTokens(shop.fascia.code)}${styleSheet}`;
  const title = escapeMarkup(shop.fascia.name);
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style>`;
  return `<!doctype html><html lang="${tag}" dir="${direction}"><head>${head}</head><body>${page}<script>${SCRIPT}</script></body></html>`;
}

type LoadedTable = { readonly table: SizeTable | null; readonly isComplete: boolean };

/** No table where the guide has no measurements of the sizes; incomplete where it cannot load. */
async function loadSizeTable(shop: Shop, { guide, sizes }: SizeRequest): Promise<LoadedTable> {
  if (guide === null) return { table: null, isComplete: true };
  try {
    const [path = ''] = guide.slice(1).split('#');
    const page = await findContentPage(shop, path);
    return { table: page && findSizeTable(page, sizes), isComplete: true };
  } catch (error) {
    shop.tag(INCOMPLETE_TAG);
    shop.log.warn(
      { reason: String(error) },
      'A size is recommended without measurements: the size guide could not be loaded.',
    );
    return { table: null, isComplete: false };
  }
}
