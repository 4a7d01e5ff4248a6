/** Request to shop: everything a loader may know, and a record of what it asked for. */
import { createHmac, randomBytes } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import { basketCookieName } from '#features/basket/basket-cookie.ts';
import type { Fascia } from '#kit/define-fascia.ts';
import type { Log } from '#kit/log.ts';
import type { Ports, PrivateShop, Shop, ShopPublic } from '#kit/shop.ts';
import type { FasciaLanguage } from './address.server.ts';
import { isLoopbackHost } from './environment.server.ts';
import type { Memory } from './memory.server.ts';

export type Site = { readonly fascia: Fascia; readonly languages: readonly FasciaLanguage[]; readonly ports: Ports };

/** One request's dealings with the shop: what was tagged, and whether it asked who is there. */
export type Visit = {
  readonly shop: Shop;
  readonly privateShop: () => PrivateShop;
  readonly tags: ReadonlySet<string>;
  readonly wasPrivate: () => boolean;
};

export type VisitInput = {
  readonly site: Site;
  readonly language: FasciaLanguage;
  readonly request: Request;
  readonly log: Log;
  /** Signs tokens; stays on the server. */
  readonly secret: string;
  readonly memory: Memory;
};

export function createVisit({ site, language, request, log, secret, memory }: VisitInput): Visit {
  const tags = new Set<string>();
  let asked = false;
  const shop: Shop = {
    fascia: site.fascia,
    locale: language.locale,
    currency: language.currency,
    ports: site.ports,
    now: new Date(),
    log,
    tag: (tag) => tags.add(tag),
    remember(key, itsTags, load) {
      for (const tag of itsTags) tags.add(tag);
      return memory.remember(`${site.fascia.code}|${language.locale.tag}|${key}`, itsTags, load);
    },
    public: describePublicly(site, language),
  };
  const privateShop = (): PrivateShop => {
    asked = true;
    return { ...shop, ...readShopper(request, secret) };
  };
  return { shop, privateShop, tags, wasPrivate: () => asked };
}

function describePublicly(site: Site, { locale, currency, prefix }: FasciaLanguage): ShopPublic {
  return {
    fascia: { code: site.fascia.code, name: site.fascia.name },
    locale,
    currency,
    prefix,
    locales: site.languages.map((language) => ({ tag: language.locale.tag, name: language.locale.name, prefix: language.prefix })),
  };
}

function readShopper(request: Request, secret: string): Pick<PrivateShop, 'basketToken' | 'newBasketToken' | 'secureCookies'> {
  const secureCookies = !isPlainLoopback(new URL(request.url));
  const cookies = parse(request.headers.get('cookie') ?? '');
  return {
    secureCookies,
    basketToken: cookies[basketCookieName(secureCookies)] ?? null,
    newBasketToken: (idempotencyKey) =>
      idempotencyKey === undefined
        ? randomBytes(32).toString('base64url')
        : createHmac('sha256', secret).update(`basket:${idempotencyKey}`).digest('base64url'),
  };
}

function isPlainLoopback(url: URL): boolean {
  return url.protocol === 'http:' && isLoopbackHost(url.hostname);
}
