/**
 * Detects when a page that footers link to is published or removed; only then are all pages of its
 * fascia stale.
 */
import type { Content } from '#features/content/content.port.ts';
import { cacheTags, purgedTags } from '#request/cache-tags.ts';
import { FOOTER_PAGES } from '#shell/footer/footer-links.ts';

type Site = {
  readonly fascia: { readonly code: string };
  readonly languages: readonly { readonly locale: { readonly tag: string } }[];
  readonly ports: { readonly content: Pick<Content, 'findPage'> };
};

/**
 * Returns the tags of footers that are stale after a purge. A page not checked before counts as
 * changed.
 */
export function watchFooterLinks(
  sites: ReadonlyMap<string, Site>,
  now: () => Date,
): (purged: ReadonlySet<string>) => Promise<Set<string>> {
  const wasPublished = new Map<string, boolean>();
  return async (purged) => {
    const changed = new Set<string>();
    for (const { fascia, languages, ports } of sites.values()) {
      for (const page of FOOTER_PAGES) {
        const path = `pages/${page}`;
        const tag = cacheTags.page({ fascia: fascia.code, path });
        if (!purged.has(tag)) continue;
        // Pages fall back to other languages, so one language is enough.
        const scope = { fascia: fascia.code, locale: languages[0]?.locale.tag ?? 'en-GB' };
        const isPublished = (await ports.content.findPage(scope, path, now())) !== null;
        if (wasPublished.get(tag) !== isPublished)
          for (const stale of purgedTags.footer(fascia.code)) changed.add(stale);
        wasPublished.set(tag, isPublished);
      }
    }
    return changed;
  };
}
