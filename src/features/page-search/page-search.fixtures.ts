/** A shop of editors' pages only. */
import type { ContentPageResult } from '#features/content/content.port.ts';
import type { Search } from '#features/search/search.port.ts';
import type { Shop } from '#request/shop.ts';

export type PagesShop = {
  readonly locale: string;
  readonly pages: readonly ContentPageResult[];
  readonly indexTexts: Search['indexTexts'];
  /** Called for each request to the content port. */
  readonly onLoad?: () => void;
};

export function createPagesShop({ locale, pages, indexTexts, onLoad }: PagesShop): Shop {
  const cache = new Map<string, Promise<unknown>>();
  const listPublished = async (
    _scope: unknown,
    _now: Date,
    { after, limit }: { after: string; limit: number },
  ) => {
    onLoad?.();
    return pages.filter(({ path }) => path > after).slice(0, limit);
  };
  return {
    fascia: { code: 'aldermoor' },
    ...{
      locale: { tag: locale },
      now: new Date(0),
      ports: { content: { listPublished }, search: { indexTexts } },
    },
    cached: (key: string, _tags: unknown, load: () => Promise<unknown>) =>
      cache.get(key) ?? cache.set(key, load()).get(key),
  } as unknown as Shop;
}
