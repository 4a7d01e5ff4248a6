/** Creates the request context, and records the tags and cookies of a request. */

import { randomBytes } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import { SESSION_COOKIE } from '#features/accounts/session-cookie.ts';
import { BASKET_COOKIE, formatCustomerBasketId } from '#features/basket/basket-cookie.ts';
import { isPreviewToken } from '#features/content/preview/preview-token.server.ts';
import { describeNumberFormat } from '#i18n/number-format.server.ts';
import type { Fascia } from '#kit/define-fascia.ts';
import type { Log } from '#kit/log.ts';
import { signText } from '#kit/secrets.server.ts';
import { prefixHref } from '#request/link.tsx';
import type { Ports, PrivateShop, Shop, ShopPublic } from '#request/shop.ts';
import {
  assignControl,
  openExperiments,
  type RequestExperiments,
} from '../experiments/request-experiments.server.ts';
import {
  type CookieFormat,
  chooseCookieFormat,
  formatCookie,
} from '../http/cookie-format.server.ts';
import type { FasciaLanguage } from '../http/resolve-page.server.ts';
import type { ValueCache } from '../pages/value-cache.server.ts';
import type { PreviewSettings } from './environment.server.ts';

export type Site = {
  readonly fascia: Fascia;
  readonly languages: readonly FasciaLanguage[];
  readonly ports: Ports;
  readonly origin: string;
  /** Other sites of this deployment. */
  readonly otherFascias: readonly {
    readonly code: string;
    readonly name: string;
    readonly origin: string;
  }[];
};

/**
 * Context of one request, with the cache tags added so far, and whether a private route read the
 * shopper.
 */
export type RequestContext = {
  readonly shop: Shop;
  readonly privateShop: () => Promise<PrivateShop>;
  /** Set-Cookie headers of private routes. */
  readonly cookies: readonly string[];
  readonly tags: ReadonlySet<string>;
  readonly wasPrivate: () => boolean;
  /** URL that phones are redirected to; null for none. */
  readonly phoneRedirect: () => string | null;
  /** Milliseconds for which the response may be cached; null without a limit. */
  readonly maxAgeMs: () => number | null;
  /** Experiments on the page; null for one without. */
  readonly experiments: RequestExperiments | null;
  /** Public origin of the site, from configuration. */
  readonly origin: string;
  /** Editors' origins that may embed the response in an iframe. */
  readonly ancestors: readonly string[];
};

export type RequestInput = {
  readonly site: Site;
  readonly language: FasciaLanguage;
  readonly request: Request;
  readonly log: Log;
  readonly requestId: string;
  /** Signing key; never leaves the server. */
  readonly secret: string;
  /** The network part of the caller's address. */
  readonly network: string;
  /** The caller's whole IP address; routes get only a keyed hash of it. */
  readonly ip: string;
  readonly isOffice: boolean;
  readonly valueCache: ValueCache;
  readonly devTools: boolean;
  readonly preview: PreviewSettings;
};

const PREVIEW_PATH = /^\/preview\//;

export function createRequestContext(input: RequestInput): RequestContext {
  const { site, language, log, valueCache } = input;
  const tags = new Set<string>();
  const cookies: string[] = [];
  const cached = valueCache.forRequest();
  let openingPrivateShop: Promise<PrivateShop> | null = null;
  let phoneRedirect: string | null = null;
  let cacheUntil: Date | null = null;
  const url = new URL(input.request.url);
  const cookieFormat = chooseCookieFormat(url);
  const experiments = openExperiments(input, cookieFormat);
  const shop: Shop = {
    fascia: site.fascia,
    locale: language.locale,
    currency: language.currency,
    languages: site.languages.map(({ locale }) => locale),
    ports: site.ports,
    now: new Date(),
    log,
    requestId: input.requestId,
    otherFascias: site.otherFascias,
    tag: (tag) => tags.add(tag),
    cacheUntil: (time) => {
      if (cacheUntil === null || time < cacheUntil) cacheUntil = time;
    },
    redirectPhones: (url) => {
      phoneRedirect = prefixHref(language.prefix, url);
    },
    experimentVariant: experiments?.variantOf ?? assignControl,
    async cached(key, valueTags, load) {
      const isKnown = typeof valueTags !== 'function';
      if (isKnown) for (const tag of valueTags) tags.add(tag);
      const value = await cached(
        `${site.fascia.code}|${language.locale.tag}|${key}`,
        valueTags,
        load,
      );
      if (!isKnown) for (const tag of valueTags(value) ?? []) tags.add(tag);
      return value;
    },
    public: describePublicly(site, language),
  };
  const privateShop = (): Promise<PrivateShop> => {
    openingPrivateShop ??= readShopper(shop, input, { cookies, cookieFormat });
    return openingPrivateShop;
  };
  const isPreviewed = PREVIEW_PATH.test(url.pathname.slice(language.prefix.length));
  return {
    shop,
    privateShop,
    cookies,
    tags,
    wasPrivate: () => openingPrivateShop !== null,
    phoneRedirect: () => phoneRedirect,
    maxAgeMs: () => cacheUntil && Math.max(cacheUntil.getTime() - Date.now(), 0),
    experiments,
    origin: site.origin,
    ancestors: isPreviewed ? input.preview.origins : [],
  };
}

function describePublicly(site: Site, { locale, currency, prefix }: FasciaLanguage): ShopPublic {
  return {
    fascia: {
      code: site.fascia.code,
      name: site.fascia.name,
      ...(site.fascia.iosAppId ? { iosAppId: site.fascia.iosAppId } : {}),
      ...(site.fascia.layout ? { layout: site.fascia.layout } : {}),
      ...(site.fascia.tags ? { tags: site.fascia.tags } : {}),
    },
    locale,
    currency,
    numberFormat: describeNumberFormat(locale.tag, currency),
    prefix,
    locales: site.languages.map((language) => ({
      tag: language.locale.tag,
      name: language.locale.name,
      prefix: language.prefix,
    })),
  };
}

/** Characters of a user agent that are stored. */
const MAX_USER_AGENT_LENGTH = 300;

async function readShopper(
  shop: Shop,
  input: RequestInput,
  { cookies, cookieFormat }: { readonly cookies: string[]; readonly cookieFormat: CookieFormat },
): Promise<PrivateShop> {
  const { request, secret, site, network, ip, isOffice } = input;
  const requestCookies = parse(request.headers.get('cookie') ?? '');
  const readCookie = (name: string) => requestCookies[cookieFormat.nameOf(name)] ?? null;
  const sign = (text: string) => signText(secret, text);
  const token = readCookie(SESSION_COOKIE);
  const session =
    token === null ? null : await site.ports.accounts.findSession(site.fascia.code, token);
  const guestBasketToken = readCookie(BASKET_COOKIE);
  return {
    ...shop,
    devTools: input.devTools,
    preview: describePreview(input),
    secureCookies: cookieFormat.isSecure,
    readCookie,
    sign,
    writeCookie: (name, value, seconds) =>
      void cookies.push(formatCookie(cookieFormat, name, value, seconds)),
    isOffice,
    origin: site.origin,
    visitor: {
      network,
      ipHash: sign(`caller:${ip}`),
      userAgent: (request.headers.get('user-agent') ?? '').slice(0, MAX_USER_AGENT_LENGTH),
    },
    customer: session?.customer ?? null,
    sessionId: session?.sessionId ?? null,
    guestBasketToken,
    basketToken: session
      ? sign(formatCustomerBasketId(site.fascia.code, session.customer.id))
      : guestBasketToken,
    newBasketToken: (seed) =>
      seed === undefined
        ? randomBytes(32).toString('base64url')
        : sign(`basket:seed:${site.fascia.code}:${seed}`),
  };
}

/** Preview access: open with developer tools, else with a token, if editors are configured. */
function describePreview({
  site,
  request,
  preview: { origins, key },
  devTools,
}: RequestInput): PrivateShop['preview'] {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const isSigned =
    origins.length > 0 &&
    key !== null &&
    isPreviewToken(token, key, { fascia: site.fascia.code, now: new Date() });
  if (devTools || isSigned) return { origins, access: 'open' };
  return { origins, access: origins.length > 0 ? 'unsigned' : 'none' };
}
