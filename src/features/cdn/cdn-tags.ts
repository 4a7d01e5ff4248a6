/** Cache tags for headers of a CDN: printable ASCII without separators. */
import { cacheTags } from '#request/cache-tags.ts';

/** Tag of every shared page. */
export const EVERY_PAGE = 'page';

/** Most characters of all tags of a page, as Varnish accepts 8 kB per header. */
const MAX_LENGTH = 7_000;

/** Characters that separate tags in a header, or that a CDN may not accept. */
const UNSAFE = /[^\w:./~-]/g;

/** `page:shop:über uns` becomes `page:shop:%C3%BCber%20uns`. */
export function encodeCdnTag(tag: string): string {
  return tag.replaceAll(UNSAFE, (character) =>
    [...new TextEncoder().encode(character)]
      .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
      .join(''),
  );
}

/**
 * Tags of a page for its header, `EVERY_PAGE` among them. Too many products are replaced by the tag
 * of listings, which every change of a product purges. Null if there are still too many.
 */
export function listCdnTags(tags: readonly string[]): readonly string[] | null {
  const cached = listed.get(tags);
  if (cached !== undefined) return cached;
  const result = fitTags(tags);
  listed.set(tags, result);
  return result;
}

/** Cache by the tags of a page, as the same page is sent many times. */
const listed = new WeakMap<readonly string[], readonly string[] | null>();

function fitTags(tags: readonly string[]): readonly string[] | null {
  const allTags = [EVERY_PAGE, ...tags];
  if (isShort(allTags)) return allTags;
  const withoutProducts = allTags.filter((tag) => !tag.startsWith(cacheTags.product('')));
  const fewer = [...new Set([...withoutProducts, cacheTags.listing()])];
  return isShort(fewer) ? fewer : null;
}

function isShort(tags: readonly string[]): boolean {
  return tags.map(encodeCdnTag).join(' ').length <= MAX_LENGTH;
}
