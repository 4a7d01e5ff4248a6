/** Parses the query of the size recommendation, and renders its page. */

import { findContentPage } from '#features/content/content.server.ts';
import { Problem } from '#kit/problem.ts';
import { renderStaticHtml } from '#request/render-static-html.server.tsx';
import { readFasciaTokens } from '#request/rendering/fascia-tokens.server.ts';
import { INCOMPLETE_TAG, type Shop } from '#request/shop.ts';
import defaultTokens from '#ui/tokens.css?inline';
import { PREFERRED_FITS } from './size-advice.ts';
import styleSheet from './size-recommendation.css?inline';
import {
  SizeRecommendationPage,
  type SizeRequest,
  UNKNOWN_SIZE,
} from './size-recommendation-page.tsx';
import { findSizeTable, type SizeTable } from './size-table.ts';

const MAX_SIZES = 60;
const MAX_NAME = 40;
const MAX_MEASURES = 12;
const MAX_FIELD = 12;
const GUIDE_PATH = /^\/pages(?:\/[\w.%~-]{1,80}){1,6}$/;

/** The button sends the size to the product page; the iframe is as high as its content. */
const SCRIPT = `const button=document.querySelector('button[value]');if(button){button.hidden=false;button.addEventListener('click',()=>parent.postMessage({type:'parade:size',size:button.value},location.origin))}if(frameElement)new ResizeObserver(()=>{frameElement.style.height=document.body.offsetHeight+'px'}).observe(document.body)`;

/** @throws Problem 400 with the name of the invalid parameter. */
export function readSizeRequest(search: URLSearchParams): SizeRequest {
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
  if (guide !== null && !GUIDE_PATH.test(guide)) throw createFieldProblem('guide');
  return { sizes, guide, usual: readUsualSize(search, sizes), fit, measured: readFields(search) };
}

function readUsualSize(search: URLSearchParams, sizes: readonly string[]) {
  const usual = search.get('usual');
  if (usual === null) return undefined;
  if (sizes.includes(usual)) return usual;
  if (usual === UNKNOWN_SIZE) return null;
  throw createFieldProblem('usual');
}

/** `measured=-` skips the form. */
function readFields(search: URLSearchParams): readonly string[] | null {
  const fields = search.getAll('measured');
  if (fields.length > MAX_MEASURES || fields.some((field) => field.length > MAX_FIELD))
    throw createFieldProblem('measured');
  if (fields.length === 0) return null;
  return fields[0] === '-' ? [] : fields;
}

function createFieldProblem(field: string): Problem {
  return new Problem(400, 'advice.question', `${field}: cannot be read.`, { field });
}

/** Document of the iframe, with the fonts and colours of the fascia. */
export async function writeSizeRecommendation(shop: Shop, request: SizeRequest): Promise<string> {
  const { tag, direction } = shop.public.locale;
  const table = await loadSizeTable(shop, request);
  const page = renderStaticHtml(
    shop,
    <SizeRecommendationPage question={request} table={table} locale={tag} />,
  );
  const style = `${defaultTokens}${readFasciaTokens(shop.fascia.code)}${styleSheet}`;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${shop.fascia.name}</title><style>${style}</style>`;
  return `<!doctype html><html lang="${tag}" dir="${direction}"><head>${head}</head><body>${page}<script>${SCRIPT}</script></body></html>`;
}

/** Null where the guide has no measurements of the sizes, and where it cannot be loaded. */
async function loadSizeTable(shop: Shop, { guide, sizes }: SizeRequest): Promise<SizeTable | null> {
  if (guide === null) return null;
  try {
    const page = await findContentPage(shop, guide.slice(1));
    return page && findSizeTable(page, sizes);
  } catch (error) {
    shop.tag(INCOMPLETE_TAG);
    shop.log.warn(
      { reason: String(error) },
      'A size is recommended without measurements: the size guide could not be loaded.',
    );
    return null;
  }
}
