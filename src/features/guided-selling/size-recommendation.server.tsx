/** Parses the query of the size recommendation, and renders its page. */

import { Problem } from '#kit/problem.ts';
import { renderStaticHtml } from '#request/render-static-html.server.tsx';
import type { Shop } from '#request/shop.ts';
import { PREFERRED_FITS } from './guided-selling.ts';
import { SizeRecommendationPage, type SizeRequest } from './size-recommendation-page.tsx';

const MAX_SIZES = 60;
const MAX_NAME = 40;

/** Inline, so that the iframe needs no further request. */
const STYLE = `:root{color-scheme:light;font:16px/1.5 system-ui,sans-serif}body{margin:0;padding:1rem}h1{font-size:1.25rem;font-weight:500;margin:0 0 1rem}ul{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;margin:0;padding:0}li a,button{display:inline-grid;place-items:center;min-width:2.75rem;min-height:2.75rem;padding:0 1rem;box-sizing:border-box;border:1px solid;color:inherit;background:none;font:inherit;text-decoration:none;cursor:pointer}p a{color:inherit}`;
const SCRIPT = `document.querySelector('button')?.addEventListener('click',({currentTarget:{value}})=>parent.postMessage({type:'parade:size',size:value},location.origin))`;

/** @throws Problem 400 with the name of the invalid parameter. */
export function readSizeRequest(search: URLSearchParams): SizeRequest {
  const sizes = (search.get('sizes') ?? '').split('~').filter((size) => size !== '');
  if (
    sizes.length === 0 ||
    sizes.length > MAX_SIZES ||
    sizes.some((size) => size.length > MAX_NAME)
  )
    throw createFieldProblem('sizes');
  const usual = search.get('usual');
  if (usual !== null && !sizes.includes(usual)) throw createFieldProblem('usual');
  const fit = PREFERRED_FITS.find((name) => name === search.get('fit')) ?? null;
  if (fit === null && search.has('fit')) throw createFieldProblem('fit');
  return { sizes, usual, fit };
}

function createFieldProblem(field: string): Problem {
  return new Problem(400, 'advice.question', `${field}: cannot be read.`, { field });
}

export function writeSizeRecommendation(shop: Shop, request: SizeRequest): string {
  const { tag, direction } = shop.public.locale;
  const page = renderStaticHtml(shop, <SizeRecommendationPage question={request} locale={tag} />);
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${shop.fascia.name}</title><style>${STYLE}</style>`;
  return `<!doctype html><html lang="${tag}" dir="${direction}"><head>${head}</head><body>${page}<script>${SCRIPT}</script></body></html>`;
}
