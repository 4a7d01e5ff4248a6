/** Request context: fascia, locale, currency and ports, passed to every call. */
import { createContext, type LoaderFunctionArgs } from 'react-router';
import type { CurrencyCode } from '#i18n/money.ts';
import type { NumberFormat } from '#i18n/number-format.ts';
import type { Fascia, FasciaLayout, TagSettings } from '#kit/define-fascia.ts';
import type { Locale } from '#kit/define-locale.ts';
import type { Log } from '#kit/log.ts';
import type { CacheTag } from './cache-tags.ts';

/** Every `x.port.ts` adds its port here by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Ports {}

/**
 * Cache tags of a value: known before it is loaded, or derived from it. Null for a value that is
 * not cached.
 */
export type TagsOf<T> = readonly CacheTag[] | ((value: T) => readonly CacheTag[] | null);

/**
 * Context of shared document loaders. It contains nothing of the caller, so the HTML may be shared.
 */
export type Shop = {
  readonly fascia: Fascia;
  readonly locale: Locale;
  readonly currency: CurrencyCode;
  /** Locales of the fascia, in order. */
  readonly languages: readonly Locale[];
  readonly ports: Ports;
  /** Time of the request; rules never read the clock themselves. */
  readonly now: Date;
  readonly log: Log;
  /** Id of the request, as in the log and the header `x-request-id`. */
  readonly requestId: string;
  /** The other brand sites of this deployment, in order. */
  readonly otherFascias: readonly {
    readonly code: string;
    readonly name: string;
    readonly origin: string;
  }[];
  /** Adds a cache tag to the response, such as `cacheTags.product('tee-1')`. */
  readonly tag: (tag: CacheTag | typeof INCOMPLETE_TAG) => void;
  /**
   * Ends the caching of the response at `time`, such as the end of a promotion that it shows. If it
   * cannot be rendered again then, the old response is sent nevertheless.
   */
  readonly cacheUntil: (time: Date) => void;
  /**
   * Redirects phones to `url`, a path without the prefix of the language, when they load the page
   * or its data; the page itself stays the same for everyone.
   */
  readonly redirectPhones: (url: string) => void;
  /**
   * Name of the variant of an experiment (A/B test) to render, `control` where the page has no such
   * experiment. It is part of the page's cache key: docs/operations/experiments.md.
   */
  readonly experimentVariant: (experiment: string) => string;
  /**
   * Caches a loaded value in memory until one of its tags is purged, and adds the tags to the
   * response. `key` is scoped to fascia and language.
   */
  readonly cached: <T>(key: string, tags: TagsOf<T>, load: () => Promise<T>) => Promise<T>;
  /** Data that may be sent to the browser. */
  readonly public: ShopPublic;
};

/** A signed-in customer. */
export type Customer = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO 8601 time at which the premier membership ends; null without one. */
  readonly membershipUntil: string | null;
};

/** Context of private routes, with the shopper; their responses are never stored. */
export type PrivateShop = Shop & {
  /** null for a guest. */
  readonly customer: Customer | null;
  /** Id of the customer's session, null for a guest; shown only to its owner. */
  readonly sessionId: string | null;
  /**
   * Network part of the IP address, keyed hash of the whole IP address, and user agent of the
   * browser.
   */
  readonly visitor: {
    readonly network: string;
    readonly ipHash: string;
    readonly userAgent: string;
  };
  /** True if the connection comes from one of the configured office networks. */
  readonly isOffice: boolean;
  /** Public origin for links in emails, from configuration. */
  readonly origin: string;
  /** Cookies are scoped to this host and shop; null if the browser sent none. */
  readonly readCookie: (name: string) => string | null;
  /**
   * Sets an HttpOnly cookie on the response. `seconds`: 0 deletes it, null makes it a session
   * cookie.
   */
  readonly writeCookie: (name: string, value: string, seconds: number | null) => void;
  /** HMAC of a text with a key of this deployment: proves that the text was issued here. */
  readonly sign: (text: string) => string;
  /**
   * Token of the basket: the customer's where they are signed in, else the cookie's. Null for a
   * guest without one.
   */
  readonly basketToken: string | null;
  /**
   * Basket token in the cookie. If the customer is signed in, its basket is yet to be merged into
   * theirs.
   */
  readonly guestBasketToken: string | null;
  /**
   * Creates a token for a new basket: random, or derived from `seed`, the secret that the browser
   * sends with each add, so that a retried first add gets the same basket.
   */
  readonly newBasketToken: (seed?: string) => string;
  /** True if development pages are enabled. */
  readonly devTools: boolean;
  /**
   * OPS-1: editors' origins that previewed pages accept messages from, and the caller's access;
   * `none` if previews are off.
   */
  readonly preview: {
    readonly origins: readonly string[];
    readonly access: 'open' | 'unsigned' | 'none';
  };
  /** False on plain http loopback only, where `__Host-` cookies cannot be set. */
  readonly secureCookies: boolean;
};

/**
 * The part of the shop that is sent to the browser in root loader data. No secrets, and
 * nothing of other fascias.
 */
export type ShopPublic = {
  readonly fascia: {
    readonly code: string;
    readonly name: string;
    readonly iosAppId?: string;
    readonly layout?: FasciaLayout;
    readonly tags?: TagSettings;
  };
  readonly locale: Locale;
  readonly currency: CurrencyCode;
  /** Number format of the language and currency; null where the browser must use `Intl`. */
  readonly numberFormat: NumberFormat | null;
  /** `''` for the fascia's first locale, else `/fr`. */
  readonly prefix: string;
  readonly locales: readonly {
    readonly tag: string;
    readonly name: string;
    readonly prefix: string;
  }[];
};

/** Tag of a response without some data that failed or timed out: it is sent, but not cached. */
export const INCOMPLETE_TAG = 'incomplete';

/** Router context of shared loaders; use `sharedLoader` in `request/route.server.ts`. */
export const shopContext = createContext<Shop>();

/**
 * Router context of private loaders. Calling it marks the response private: never stored, never
 * shared. Use `privateRoute` in `request/route.server.ts`.
 */
export const privateShopContext = createContext<() => Promise<PrivateShop>>();

/** Loader data of an error page. */
export type ProblemData = {
  readonly code: string;
  readonly field?: string;
  /** SITE-4: content that editors maintain for missing pages. */
  readonly notFoundPage?: unknown;
};

/** `data` is null for the router's own errors, such as a method that the page does not accept. */
export type ActionError = { readonly data: ProblemData | null; readonly status: number };

/**
 * Error of an action, whose page is rendered in a second pass: every loader except the layout's
 * throws it.
 */
export const actionErrorContext = createContext<ActionError | null>(null);

/** Loads the editors' content for a missing page; set by the server. */
export const notFoundPageContext = createContext<
  ((args: LoaderFunctionArgs) => Promise<unknown>) | null
>(null);
