/** What the content command does with a shop, running or not. */
import type { ContentScope, PageName } from './content.port.ts';
import type { ContentPage } from './content.ts';

export type ContentDesk = {
  listPages(): Promise<readonly PageName[]>;
  /** What shoppers see; null where they see nothing. */
  findPage(name: PageName): Promise<ContentPage | null>;
  /** Publishes at once; false when shoppers see just that. */
  savePage(scope: ContentScope, page: ContentPage): Promise<boolean>;
  /** Which of these the shop does not have. */
  listUnknown(scope: ContentScope, named: Named): Promise<Named>;
};

/** What content may name of a shop. */
export type Named = {
  readonly productKeys: readonly string[];
  readonly productSlugs: readonly string[];
  /** Of categories or brands. */
  readonly categorySlugs: readonly string[];
};

export const CONTENT_PATH = '/api/content';
