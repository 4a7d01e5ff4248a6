/** Goes through content for links that editors marked for automatic brand filtering. */
import type { Log } from '#kit/log.ts';
import { modifyUrl } from './modify-url.ts';

/** A copy; what has no marked link stays the same. */
export function modifyLinks(content: unknown, page: string, log: Log): unknown {
  if (Array.isArray(content)) return content.map((one) => modifyLinks(one, page, log));
  if (typeof content !== 'object' || content === null) return content;
  const copy = Object.fromEntries(Object.entries(content).map(([key, value]) => [key, modifyLinks(value, page, log)]));
  return copy.autoBrandFilter === true ? { ...copy, href: modifyUrl(copy, page, log) } : copy;
}
