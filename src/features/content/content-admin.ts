/** What the content command does with a shop, running or not. */
import type { Reason } from '#i18n/fault.ts';
import type { ContentScope, PageName, PageVersion } from './content.port.ts';
import type { ContentPage } from './content.ts';

export type ContentAdmin = {
  listPages(): Promise<readonly PageName[]>;
  /** Newest first. */
  listVersions(name: PageName): Promise<readonly PageVersion[]>;
  /** What shoppers see, and its version; null where they see nothing. */
  findPage(
    name: PageName,
  ): Promise<{ readonly page: ContentPage; readonly version: number } | null>;
  /** Why `savePage` would refuse; null when it would not. */
  findConflict(scope: ContentScope, page: ContentPage, base: number | null): Promise<Reason | null>;
  /** @throws Problem 409 when somebody has published since `base`, unless forced. */
  savePage(scope: ContentScope, page: ContentPage, saving: Saving): Promise<SavedPage>;
  /** The newest version when none is named. Gives the version that is published. */
  publish(
    name: PageName,
    version: number | null,
    times: { readonly from: Date | null; readonly until: Date | null },
  ): Promise<number>;
  unpublish(name: PageName): Promise<void>;
  /** Gives the number of versions that are no more. */
  deletePage(name: PageName): Promise<number>;
  /** Publishes a copy of an earlier version; of the one that shoppers saw before, when none is named. */
  rollback(
    name: PageName,
    version: number | null,
  ): Promise<{ readonly version: number; readonly copied: number }>;
  /** Keeps the picture in a file on the shop's machine. */
  savePicture(file: string): Promise<KeptPicture>;
  /** Which of these the shop does not have. */
  listUnknown(scope: ContentScope, named: Named): Promise<Named>;
  /** All that the fascia sells, by what decides which size guide is linked. */
  listSized(scope: ContentScope): Promise<readonly SizedGroup[]>;
};

export type Saving = {
  /** The version that the page was written from; null when its writer names none. */
  readonly base: number | null;
  readonly isForced?: boolean;
  /** Keeps a version that nobody sees yet. */
  readonly isDraft?: boolean;
};

/** `isNew`: false when the shop has just that already. */
export type SavedPage = { readonly version: number; readonly isNew: boolean };

/** `id` and `tint` go into the fields of the same names. */
export type KeptPicture = {
  readonly id: string;
  readonly tint: string;
  readonly width: number;
  readonly height: number;
};

/** Products that are alike to a size guide; `productKey` names one of them. */
export type SizedGroup = {
  readonly productKey: string;
  readonly productType: string;
  readonly brandSlug: string;
  readonly department: string;
  readonly collection?: string | undefined;
  readonly count: number;
};

/** What content may name of a shop. */
export type Named = {
  readonly productKeys: readonly string[];
  readonly productSlugs: readonly string[];
  /** Of categories or brands. */
  readonly categorySlugs: readonly string[];
  readonly skus: readonly string[];
  /** Ids. */
  readonly pictures: readonly string[];
};

export const CONTENT_PATH = '/api/content';
