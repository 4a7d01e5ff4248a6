/**
 * Resolves fascia and language from host and path: the host selects the fascia, the first path
 * segment the language.
 */

import type { CurrencyCode } from '#i18n/money.ts';
import type { Fascia } from '#kit/define-fascia.ts';
import type { Locale } from '#kit/define-locale.ts';
import { isLoopbackHost } from '../app/environment.server.ts';
import type { Registry } from '../app/registry.server.ts';

export type FasciaLanguage = {
  readonly locale: Locale;
  readonly currency: CurrencyCode;
  readonly prefix: string;
};

/**
 * Languages of a fascia with their path prefixes: none for the first, `/fr`, or `/fr-ch` where two
 * locales share a language.
 */
export function listLanguages(registry: Registry, fascia: Fascia): FasciaLanguage[] {
  const locales = fascia.locales.map(({ tag, currency }) => ({
    locale: findLocale(registry, tag),
    currency,
  }));
  return locales.map(({ locale, currency }, index) => {
    const isShared =
      locales.filter((other) => other.locale.language === locale.language).length > 1;
    return {
      locale,
      currency,
      prefix: index === 0 ? '' : `/${isShared ? locale.tag.toLowerCase() : locale.language}`,
    };
  });
}

function findLocale(registry: Registry, localeTag: string): Locale {
  const locale = registry.locales.get(localeTag);
  if (!locale) throw new Error(`The language ${localeTag} is not defined.`);
  return locale;
}

/** Null for an unknown host; loopback hosts fall back to the first fascia. */
export function findFascia(registry: Registry, hostHeader: string | undefined): Fascia | null {
  const host = (hostHeader ?? '').toLowerCase().replace(/:\d+$/, '');
  const fasciaOfHost = registry.fascias.find((fascia) => fascia.hosts.includes(host));
  if (fasciaOfHost) return fasciaOfHost;
  return isLoopbackHost(host) ? (registry.fascias[0] ?? null) : null;
}

export type ResolvedPage =
  | { readonly kind: 'page'; readonly language: FasciaLanguage }
  /** The path has the prefix of the first language: redirect (301) to the path without it. */
  | { readonly kind: 'moved'; readonly path: string };

/**
 * Language of a path. A prefix that the fascia does not have is an ordinary path segment, and so a
 * 404.
 */
export function resolvePage(languages: readonly FasciaLanguage[], pathname: string): ResolvedPage {
  const [defaultLanguage, ...otherLanguages] = languages;
  if (!defaultLanguage) throw new Error('A fascia needs at least one language.');
  const segment =
    pathname
      .split('/', 2)[1]
      ?.replace(/\.data$/, '')
      .toLowerCase() ?? '';
  if (
    segment === defaultLanguage.locale.language ||
    segment === defaultLanguage.locale.tag.toLowerCase()
  ) {
    return {
      kind: 'moved',
      path: pathname.slice(segment.length + 1).replace(/^\/{2,}/, '/') || '/',
    };
  }
  const language = otherLanguages.find((other) => other.prefix === `/${segment}`);
  return { kind: 'page', language: language ?? defaultLanguage };
}
