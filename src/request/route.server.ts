/**
 * Wrappers of loaders, actions and API routes: shared ones get a `Shop`, private ones a
 * `PrivateShop`.
 */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { isProblem, Problem } from '#kit/problem.ts';
import { formatProblem } from './problem-text.server.ts';
import {
  actionErrorContext,
  notFoundPageContext,
  type PrivateShop,
  type ProblemData,
  privateShopContext,
  type Shop,
  shopContext,
} from './shop.ts';

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/** For documents that are the same for everyone: the response goes to the shared cache. */
export function sharedLoader<T>(load: (shop: Shop, args: LoaderFunctionArgs) => Promise<T>) {
  return (args: LoaderFunctionArgs): Promise<T> =>
    asDocument(args, () => load(args.context.get(shopContext), args));
}

/** For the root route, which also loads the layout of error pages. */
export function layoutLoader<T>(load: (shop: Shop, args: LoaderFunctionArgs) => Promise<T>) {
  return (args: LoaderFunctionArgs): Promise<T> =>
    throwProblemsAsData(args, () => load(args.context.get(shopContext), args));
}

/** For documents and actions that concern one shopper: the response is never stored. */
export function privateRoute<T>(load: (shop: PrivateShop, args: Args) => Promise<T>) {
  const run = (args: Args): Promise<T> =>
    asDocument(args, async () => load(await args.context.get(privateShopContext)(), args));
  return Object.assign(run, PRIVATE);
}

/**
 * For shared documents with a search that is rate-limited by caller: where the URL has `parameter`,
 * the loader gets the caller, and the response is never stored.
 */
export function searchableLoader<T>(
  parameter: string,
  load: (shop: Shop, args: LoaderFunctionArgs, caller: PrivateShop | null) => Promise<T>,
) {
  const shared = sharedLoader((shop, args) => load(shop, args, null));
  const search = privateRoute((shop, args) => load(shop, args, shop));
  const run = (args: LoaderFunctionArgs): Promise<T> =>
    hasValue(new URL(args.request.url).searchParams, parameter) ? search(args) : shared(args);
  return Object.assign(run, { privateParameter: parameter });
}

/** False for blanks, which search for nothing. */
export function hasValue(parameters: URLSearchParams, name: string): boolean {
  return parameters.getAll(name).some((value) => value.trim() !== '');
}

/** Returns the `parameter` of a `searchableLoader`; null for any other loader. */
export function findPrivateParameter(loader: unknown): string | null {
  if (typeof loader !== 'function' || !('privateParameter' in loader)) return null;
  return typeof loader.privateParameter === 'string' ? loader.privateParameter : null;
}

/** Marks loaders whose pages are never cached. */
const PRIVATE = { isPrivate: true } as const;

export function isPrivateLoader(loader: unknown): boolean {
  return typeof loader === 'function' && 'isPrivate' in loader;
}

/** For development pages; answers 404 unless developer tools are on. */
export function devRoute<T>(load: (shop: PrivateShop, args: Args) => Promise<T>) {
  return privateRoute((shop, args: Args) => {
    if (!shop.devTools)
      throw new Problem(404, 'page.missing', 'This page is for development only.');
    return load(shop, args);
  });
}

/**
 * For pages in an editor's iframe, opened on this machine or with a token. Answers 404 where no
 * editor is configured, and 403 without a valid token.
 */
export function previewRoute<T>(load: (shop: PrivateShop, args: Args) => Promise<T>) {
  return privateRoute((shop, args: Args) => {
    const { access } = shop.preview;
    if (access === 'none') throw new Problem(404, 'page.missing', 'This page is for editors only.');
    if (access === 'unsigned')
      throw new Problem(403, 'preview.token', 'token: is missing, wrong, or has expired.', {
        field: 'token',
      });
    return load(shop, args);
  });
}

/** For `/_api` reads that are the same for everyone. */
export function sharedApi(load: (shop: Shop, args: LoaderFunctionArgs) => Promise<unknown>) {
  return (args: LoaderFunctionArgs): Promise<Response> =>
    asJson(args, () => load(args.context.get(shopContext), args));
}

/** For `/_api` calls that concern one shopper. */
export function privateApi(load: (shop: PrivateShop, args: Args) => Promise<unknown>) {
  return (args: Args): Promise<Response> =>
    asJson(args, async () => load(await args.context.get(privateShopContext)(), args));
}

async function asDocument<T>(args: Args, load: () => Promise<T>): Promise<T> {
  const actionError = args.context.get(actionErrorContext);
  if (actionError)
    throw await toErrorResponse(args, actionError.data, { status: actionError.status });
  return await throwProblemsAsData(args, load);
}

/** Throws a `Problem` again as router data for the error page. */
async function throwProblemsAsData<T>(args: Args, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isProblem(error)) throw error;
    const problemData = toProblemData(error);
    const init = { status: error.status, headers: headersOf(error) };
    if (args.request.method !== 'POST') throw await toErrorResponse(args, problemData, init);
    args.context.set(actionErrorContext, { data: problemData, status: error.status });
    throw data(problemData, init);
  }
}

async function toErrorResponse(
  args: Args,
  problemData: ProblemData | null,
  init: ResponseInit & { readonly status: number },
) {
  const notFoundPage = init.status === 404 ? await loadNotFoundPage(args) : null;
  return data<ProblemData | null>(
    problemData && { ...problemData, ...(notFoundPage ? { notFoundPage } : {}) },
    init,
  );
}

/** A failure here must not turn the 404 into a 500. */
async function loadNotFoundPage({ context, ...args }: Args): Promise<unknown> {
  try {
    return await context.get(notFoundPageContext)?.({ context, ...args });
  } catch (error) {
    context
      .get(shopContext)
      .log.warn({ error: String(error) }, 'The not-found page could not be loaded.');
    return null;
  }
}

async function asJson({ context }: Args, load: () => Promise<unknown>): Promise<Response> {
  try {
    const body = await load();
    return body instanceof Response ? body : Response.json(body);
  } catch (error) {
    if (!isProblem(error)) throw error;
    return Response.json(
      {
        error: {
          ...toProblemData(error),
          message: formatProblem(error, context.get(shopContext).locale.tag),
          ...error.details,
        },
      },
      { status: error.status, headers: headersOf(error) },
    );
  }
}

function toProblemData({ code, details }: Problem): ProblemData {
  return details.field === undefined ? { code } : { code, field: details.field };
}

function headersOf({ details }: Problem): Record<string, string> {
  return details.retryAfter === undefined ? {} : { 'retry-after': String(details.retryAfter) };
}
