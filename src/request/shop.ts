/** The one context that travels with every call: which brand site, which language, which providers. */
import { createContext, type LoaderFunctionArgs } from 'react-router';
import type { CurrencyCode } from '#i18n/money.ts';
import type { NumberFormat } from '#i18n/number-format.ts';
import type { Fascia } from '#kit/define-fascia.ts';
import type { Locale } from '#kit/define-locale.ts';
import type { Log } from '#kit/log.ts';

/** Every `x.port.ts` adds its port here by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Ports {}

/** The purge tags of a value, known before it is loaded or told by it; null for a value that is not kept. */
export type TagsOf<T> = readonly string[] | ((value: T) => readonly string[] | null);

/** A document loader gets this: it says nothing of who is asking, so its HTML may be shared. */
export type Shop = {
  readonly fascia: Fascia;
  readonly locale: Locale;
  readonly currency: CurrencyCode;
  /** The fascia's own, in order. */
  readonly languages: readonly Locale[];
  readonly ports: Ports;
  /** The moment of the request; rules never read the clock themselves. */
  readonly now: Date;
  readonly log: Log;
  /** The other brand sites of this deployment, in order. */
  readonly otherFascias: readonly {
    readonly code: string;
    readonly name: string;
    readonly origin: string;
  }[];
  /** Adds a purge tag to the answer being made, for example `product:tee-1`. */
  readonly tag: (tag: string) => void;
  /** Keeps a loaded value in memory until one of its tags is purged, and tags the answer with them. `key` is within fascia and language. */
  readonly cached: <T>(key: string, tags: TagsOf<T>, load: () => Promise<T>) => Promise<T>;
  /** What the browser may know. */
  readonly public: ShopPublic;
};

/** Somebody who is signed in. */
export type SignedIn = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly premierUntil: string | null;
};

/** Private routes get the shopper as well; their answers are never stored. */
export type PrivateShop = Shop & {
  /** null for a guest. */
  readonly customer: SignedIn | null;
  /** Names the customer's session to its owner. */
  readonly sessionId: string | null;
  /** The network part of the caller's address, a keyed hash of the whole, and what the browser calls itself. */
  readonly visitor: { readonly network: string; readonly caller: string; readonly device: string };
  /** S§6: whether the caller is in one of the configured networks, as the connection itself tells. */
  readonly isOffice: boolean;
  /** Public origin for links in mails, from configuration. */
  readonly origin: string;
  /** Of this host and shop only; null when the browser sent none. */
  readonly readCookie: (name: string) => string | null;
  /** Goes with the answer; HttpOnly. 0 seconds forgets the cookie, null keeps it until the browser closes. */
  readonly writeCookie: (name: string, value: string, seconds: number | null) => void;
  /** Proves that a text came from here: a keyed hash that only this deployment can make. */
  readonly sign: (text: string) => string;
  /** Opens the basket: the customer's own wherever they are signed in, else the cookie's; none for a guest without one. */
  readonly basketToken: string | null;
  /** What the cookie holds; for somebody signed in, a basket that is yet to join theirs. */
  readonly guestBasketToken: string | null;
  /** A token for a basket to come: random, or made of the secret that the browser sends with each add, so that a retried first add finds its basket. */
  readonly newBasketToken: (seed?: string) => string;
  /** Whether pages for those who build and edit are there. */
  readonly devTools: boolean;
  /** OPS-1: editors' origins whose windows previewed pages listen to, and whether the caller may see such pages; `none`: there are none. */
  readonly preview: {
    readonly origins: readonly string[];
    readonly access: 'open' | 'unsigned' | 'none';
  };
  /** False on plain http loopback only, where `__Host-` cookies cannot be set. */
  readonly secureCookies: boolean;
};

/** The browser's part of the shop, in root loader data. No secret, nothing of another fascia. */
export type ShopPublic = {
  readonly fascia: { readonly code: string; readonly name: string; readonly iosAppId?: string };
  readonly locale: Locale;
  readonly currency: CurrencyCode;
  /** How the language writes amounts of the currency; null where the browser must find out. */
  readonly numberFormat: NumberFormat | null;
  /** `''` for the fascia's first locale, else `/fr`. */
  readonly prefix: string;
  readonly locales: readonly {
    readonly tag: string;
    readonly name: string;
    readonly prefix: string;
  }[];
};

/** Tag of an answer that lacks something which failed or came late: it is sent, and not kept. */
export const INCOMPLETE_TAG = 'incomplete';

/** How a loader of a shared page reaches the shop: `sharedLoader` in `request/route.server.ts`. */
export const shopContext = createContext<Shop>();

/** Calling it marks the answer private: never stored, never shared. Use `privateLoader` in `request/route.server.ts`. */
export const privateShopContext = createContext<() => Promise<PrivateShop>>();

/** What an error page reads of a refusal. */
export type ProblemData = {
  readonly code: string;
  readonly field?: string;
  /** SITE-4: what editors show where there is no page. */
  readonly missingPage?: unknown;
};

/** `data` null: the router's own, as of a method that a page does not take. */
export type Refusal = { readonly data: ProblemData | null; readonly status: number };

/** A refused action, whose page is rendered by a second pass: every loader but the layout's throws it. */
export const refusalContext = createContext<Refusal | null>(null);

/** What stands where there is no page, for the error page; set by the server, which knows the editors' own. */
export const missingPageContext = createContext<
  ((args: LoaderFunctionArgs) => Promise<unknown>) | null
>(null);
