/** Applies automatic brand filtering to all marked links in content (SITE-5). */

import { isLinkField } from '../walk-content.ts';
import { type LinkShop, modifyUrl } from './modify-url.ts';

/** Returns a copy; unmarked links are unchanged. */
export function modifyLinks(content: unknown, page: string, shop: LinkShop): unknown {
  if (Array.isArray(content)) return content.map((item) => modifyLinks(item, page, shop));
  if (typeof content !== 'object' || content === null) return content;
  const copy = Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, modifyLinks(value, page, shop)]),
  );
  if (copy.autoBrandFilter !== true) return copy;
  const fields = Object.keys(copy).filter(
    (key) => isLinkField(key) && typeof copy[key] === 'string',
  );
  if (fields.length === 0) return { ...copy, href: modifyUrl(copy, page, shop) };
  return {
    ...copy,
    ...Object.fromEntries(
      fields.map((key) => [key, modifyUrl({ ...copy, href: copy[key] }, page, shop)]),
    ),
  };
}
