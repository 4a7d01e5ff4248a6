/** Settings of a fascia's tags of other companies: a tag manager and a customer data platform. */
import type { Consent } from '#features/consent/consent.ts';
import type { TagSettings } from '#kit/define-fascia.ts';

const GOOGLE = 'https://www.googletagmanager.com';

export function tagManagerUrl({ id, origin }: NonNullable<TagSettings['tagManager']>): string {
  return `${origin ?? GOOGLE}/gtm.js?id=${encodeURIComponent(id)}`;
}

/**
 * Tags that a shopper agreed to; no byte of another one is requested. A tag manager learns by
 * Consent Mode which purpose it may serve; a data platform cannot, and measures as well as
 * advertises, so it needs both.
 */
export function selectTags(
  { tagManager, dataPlatform }: TagSettings,
  { analytics, advertising }: Consent,
): TagSettings {
  return {
    ...(tagManager && (analytics || advertising) && { tagManager }),
    ...(dataPlatform && analytics && advertising && { dataPlatform }),
  };
}

const LANGUAGE = /^\/[a-z]{2}(?:-[a-z]{2})?(?=\/|$)/;
const PUBLIC = /^(?:\/?$|\/(?:categories|pages|premier)\/|\/(?:search(?:\/similar\/.+)?|basket)$)/;
const PRODUCT = /^\/product\/[^/]+(\/(reviews|questions|bundle)(\/.*)?)?$/;

/**
 * Paths of pages that everybody sees alike. The addresses of others may contain tokens or emails,
 * and the checkout runs no script of another company.
 */
export function allowsTags(path: string): boolean {
  const page = path.replace(LANGUAGE, '');
  return PUBLIC.test(page) || PRODUCT.test(page);
}

/** Start settings of the data platform: no tracking ping, weblayers that are not personalised. */
export function dataPlatformSettings({ token, target }: NonNullable<TagSettings['dataPlatform']>) {
  return {
    token,
    target,
    ping: { enabled: false },
    experimental: { non_personalized_weblayers: true },
  };
}

/** Origins of scripts, calls and pictures that pages with these tags may load. */
export function listTagOrigins(tags: TagSettings | undefined) {
  const manager = tags?.tagManager;
  const platform = tags?.dataPlatform;
  const tagOrigins = [
    ...(manager ? [manager.origin ?? GOOGLE] : []),
    ...(platform ? [platform.target] : []),
  ];
  const google = manager
    ? [GOOGLE, 'https://*.google-analytics.com', 'https://*.analytics.google.com']
    : [];
  return {
    scripts: tagOrigins,
    calls: [...new Set([...tagOrigins, ...google])],
    pictures: [...new Set([...tagOrigins, ...google])],
  };
}
