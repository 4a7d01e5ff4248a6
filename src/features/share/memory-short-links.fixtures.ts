/** Short links in memory, for tests. */
import { createShortCode, SHORT_LINK_DAYS } from './short-code.ts';
import type { ShortLinkPage, ShortLinks } from './short-links.port.ts';

const DAY_MS = 86_400_000;

export function createMemoryShortLinks(): ShortLinks {
  const links = new Map<string, ShortLinkPage & { readonly createdAt: number }>();
  const find = ({ fascia, path }: ShortLinkPage) =>
    [...links].find(([, link]) => link.fascia === fascia && link.path === path)?.[0];
  return {
    async shorten(page, now) {
      const code = find(page) ?? createShortCode();
      links.set(code, { ...page, createdAt: now.getTime() });
      return code;
    },
    async resolve(fascia, code) {
      const link = links.get(code);
      return link?.fascia === fascia ? link.path : null;
    },
    async cleanUp(now) {
      for (const [code, { createdAt }] of links)
        if (createdAt < now.getTime() - SHORT_LINK_DAYS * DAY_MS) links.delete(code);
    },
  };
}
