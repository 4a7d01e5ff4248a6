/** Experiments of one request, with the cookie of its visitor. */
import { randomBytes } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import { CONTROL } from '#features/experiments/experiment.ts';
import {
  choosePageExperiments,
  type PageExperiments,
} from '#features/experiments/page-experiments.ts';
import { VISITOR_COOKIE, VISITOR_COOKIE_AGE } from '#features/experiments/visitor-cookie.ts';
import { isPhone } from '#request/is-phone.ts';
import type { RequestInput } from '../app/shop.server.ts';
import { type CookieFormat, formatCookie } from '../http/cookie-format.server.ts';
import { findMarkdownPath } from '../markdown/markdown-path.ts';

export type RequestExperiments = PageExperiments & {
  /** Header that sets the visitor's cookie; null where it is up to date. */
  readonly setCookie: string | null;
};

type ExperimentRequest = Pick<RequestInput, 'request' | 'language'> & {
  readonly site: Pick<RequestInput['site'], 'fascia'>;
};

/** Null for pages without experiments, and for Markdown, which shows the control. */
export function openExperiments(
  { request: { headers, url }, site: { fascia }, language: { prefix, locale } }: ExperimentRequest,
  cookieFormat: CookieFormat,
): RequestExperiments | null {
  const { experiments = [] } = fascia;
  if (experiments.length === 0) return null;
  const path = new URL(url).pathname.slice(prefix.length) || '/';
  if (findMarkdownPath(path, headers.get('accept')) !== null) return null;
  const name = cookieFormat.nameOf(VISITOR_COOKIE);
  const pageExperiments = choosePageExperiments({
    ...{ experiments, path, locale: locale.tag },
    userAgent: headers.get('user-agent') ?? '',
    isPhone: isPhone(headers),
    cookie: parse(headers.get('cookie') ?? '', name)[name] ?? null,
    readHeader: (header) => headers.get(header),
    newVisitorId: () => randomBytes(12).toString('base64url'),
  });
  if (pageExperiments === null) return null;
  const setCookie =
    pageExperiments.cookie === null
      ? null
      : formatCookie(cookieFormat, VISITOR_COOKIE, pageExperiments.cookie, VISITOR_COOKIE_AGE);
  return { ...pageExperiments, setCookie };
}

export function assignControl(): string {
  return CONTROL;
}
