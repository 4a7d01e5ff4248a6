/** Goes through content for links that editors marked for automatic brand filtering. */
import type { Log } from '#kit/log.ts';
import { modifyUrl } from './modify-url.ts';
import { isLinkField } from './walk-content.ts';

/** A copy; what has no marked link stays the same. */
export function modifyLinks(content: unknown, page: string, log: Log): unknown {
  if (Array.isArray(content)) return content.map((one) => modifyLinks(one, page, log));
  if (typeof content !== 'object' || content === null) return content;
  const copy = Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, modifyLinks(value, page, log)]),
  );
  if (copy.autoBrandFilter !== true) return copy;
  const fields = Object.keys(copy).filter(
    (key) => isLinkField(key) && typeof copy[key] === 'string',
  );
  if (fields.length === 0) return { ...copy, href: modifyUrl(copy, page, log) };
  return {
    ...copy,
    ...Object.fromEntries(
      fields.map((key) => [key, modifyUrl({ ...copy, href: copy[key] }, page, log)]),
    ),
  };
}
