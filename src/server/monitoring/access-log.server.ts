/** One log line for each answered request, without addresses, query values or names of shoppers. */
import type { Log } from '#kit/log.ts';

export type AnsweredRequest = {
  readonly method: string;
  /** Pattern of the path, such as `/product/:slug`. */
  readonly route: string;
  readonly url: string;
  readonly fascia: string;
  readonly status: number;
  readonly milliseconds: number;
  /** `server-timing` of the response, which has the state of the HTML cache. */
  readonly timing: string | null;
};

/** Routes whose paths name the catalogue or editors' pages. Others may name orders or persons. */
const PUBLIC_PATH =
  /^\/(?:$|assets\/|media\/|sitemap|feeds\/|pages\/|categories\/|search|(?:product|premier)\/:slug$|_api\/(?:stock|quickadd)\/)/;

/** Most characters of a path that are logged. */
const MAX_PATH_LENGTH = 200;

export function writeAccessLog(log: Log, request: AnsweredRequest): void {
  const { method, route, fascia, status, milliseconds, timing } = request;
  const cache = timing?.startsWith('cache;desc=') ? timing.slice('cache;desc='.length) : null;
  log.info(
    {
      ...{ method, route, fascia, status, ms: Math.round(milliseconds * 10) / 10 },
      ...(PUBLIC_PATH.test(route) && { path: pathOf(request.url) }),
      ...(cache !== null && { cache }),
    },
    'Answered.',
  );
}

function pathOf(url: string): string {
  return new URL(url).pathname.slice(0, MAX_PATH_LENGTH);
}

/** A path for the log, without the id of an agent's cart, which gives access to it. */
export function redactPath(path: string): string {
  return path.replace(/^\/ucp\/carts\/[^/]*/, '/ucp/carts/:id');
}
