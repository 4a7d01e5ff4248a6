/** Settings of a fascia's tags of other companies: a tag manager and a customer data platform. */
import type { Consent } from '#features/consent/consent.ts';

export type TagSettings = {
  /** Google Tag Manager; `origin` serves its script, by default Google's. */
  readonly tagManager?: { readonly id: string; readonly origin?: string };
  /** Customer data platform (Bloomreach): `target` serves its script and takes its calls. */
  readonly dataPlatform?: { readonly token: string; readonly target: string };
};

const GOOGLE = 'https://www.googletagmanager.com';

export function tagManagerUrl({ id, origin }: NonNullable<TagSettings['tagManager']>): string {
  return `${origin ?? GOOGLE}/gtm.js?id=${encodeURIComponent(id)}`;
}

/** True once a tag may load: none of its bytes are requested before. */
export function mayLoadTags({ analytics, advertising }: Consent): boolean {
  return analytics || advertising;
}

/**
 * Paths of pages that everybody sees alike: the addresses of the others may contain tokens and email
 * addresses, and those of the checkout run no script of another company.
 */
export function mayCarryTags(path: string): boolean {
  return /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?(?:\/?$|\/(?:categories\/|pages\/|search$|basket$|premier\/|product\/[^/]+(?:$|\/(?:reviews|questions|bundle)(?:$|\/))))/.test(
    path,
  );
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
  const own = [
    ...(manager ? [manager.origin ?? GOOGLE] : []),
    ...(platform ? [platform.target] : []),
  ];
  const google = manager
    ? [GOOGLE, 'https://*.google-analytics.com', 'https://*.analytics.google.com']
    : [];
  return {
    scripts: own,
    calls: [...new Set([...own, ...google])],
    pictures: [...new Set([...own, ...google])],
  };
}

declare module '#kit/define-fascia.ts' {
  interface FasciaParts {
    /** OPS-3: tags of other companies, loaded after consent only. Default: none. */
    readonly tags?: TagSettings;
  }
}
