/** Resolves the path of a request: a page or an `/_api` path, in a language of the site. */
import type { Site } from '../app/shop.server.ts';
import { canonicalPath } from '../pages/page-path.server.ts';
import { problemResponse, unknownPath } from './problem-response.server.ts';
import { type FasciaLanguage, resolvePage } from './resolve-page.server.ts';

const API_PATH = /^\/(_api|product-customisation)\//;
const LOGIN_PATH = /^(?<prefix>(?:\/[a-z-]+)?)\/login$/;

type ResolvedRoute = { readonly isApi: boolean; readonly language: FasciaLanguage };

/** A response for an unknown language or path, and a redirect to the canonical path. */
export function resolveRoute(site: Site, request: Request): ResolvedRoute | Response {
  const url = new URL(request.url);
  const isApi = API_PATH.test(url.pathname);
  const route = isApi ? resolveApi(site, url) : resolvePage(site.languages, url.pathname);
  if (route === null) return unknownLanguage(site);
  if (route.kind === 'moved') return moveTo(route.path, url);
  const { language } = route;
  if (isApi) return { isApi, language };
  if (API_PATH.test(url.pathname.slice(language.prefix.length))) return unknownPath();
  const path = canonicalPath(url.pathname);
  if (path === url.pathname) return { isApi, language };
  return isRead(request) ? moveTo(path, url) : unknownPath();
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** A location that begins with `//` would be another host. */
function moveTo(path: string, { search }: URL): Response {
  return new Response(null, {
    status: 301,
    headers: { location: `${path.replace(/^\/{2,}/, '/')}${search}` },
  });
}

export function isLoginPath(path: string): boolean {
  return LOGIN_PATH.test(path);
}

/**
 * `/login` also accepts JSON: rewrites such a request to `/_api/login`, with the language as a
 * parameter.
 */
export function toLoginApiRequest(request: Request, site: Site): Request {
  const url = new URL(request.url);
  const prefix = LOGIN_PATH.exec(url.pathname)?.groups?.prefix;
  if (prefix === undefined || !wantsJson(request)) return request;
  const language = site.languages.find((candidate) => candidate.prefix === prefix);
  url.pathname = '/_api/login';
  if (language) url.searchParams.set('locale', language.locale.tag);
  return new Request(url, request);
}

function wantsJson(request: Request): boolean {
  const accepted = request.headers.get('accept') ?? '';
  return accepted.includes('application/json') && !accepted.includes('text/html');
}

/**
 * `/_api` has no language prefix: the language is `?locale=`, by default the first; null for an
 * unknown one.
 */
function resolveApi(site: Site, url: URL): ReturnType<typeof resolvePage> | null {
  const language = findLanguage(site, url);
  return language ? { kind: 'page', language } : null;
}

export function findLanguage(site: Site, { searchParams }: URL): FasciaLanguage | undefined {
  const localeTag = searchParams.get('locale');
  return localeTag === null
    ? site.languages[0]
    : site.languages.find(({ locale }) => locale.tag === localeTag);
}

export function unknownLanguage({ fascia }: Site): Response {
  return problemResponse(
    400,
    'locale.unknown',
    `locale: ${fascia.name} is not available in this language.`,
  );
}
