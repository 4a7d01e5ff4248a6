/** Cache tags as a CDN's header takes them: printable ASCII without separators. */

/** Characters that separate tags in a header, or that a CDN may not take. */
const UNSAFE = /[^\w:./~-]/g;

/** `page:shop:über uns` becomes `page:shop:%C3%BCber%20uns`. */
export function encodeCdnTag(tag: string): string {
  return tag.replaceAll(UNSAFE, (character) =>
    [...new TextEncoder().encode(character)]
      .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
      .join(''),
  );
}

/** Splits what is to be purged into requests of at most `size` tags. */
export function batchTags(tags: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(tags.length / size) }, (_, index) =>
    tags.slice(index * size, (index + 1) * size).map(encodeCdnTag),
  );
}
