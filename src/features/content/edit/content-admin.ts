/** Interface of the content command to a shop, in the same process or over HTTP. */
import type { Reason } from '#i18n/fault.ts';
import type { ContentScope, PageName, PageVersion } from '../content.port.ts';
import type { ContentPage } from '../content.ts';

export type ContentAdmin = {
  listPages(): Promise<readonly PageName[]>;
  /** Newest first. */
  listVersions(name: PageName): Promise<readonly HashedVersion[]>;
  /** A version of a page; null for an unknown one. */
  findVersion(name: PageName, version: number): Promise<ContentPage | null>;
  /** The published page and its version; null when none is published. */
  findPage(
    name: PageName,
  ): Promise<{ readonly page: ContentPage; readonly version: number } | null>;
  /** Reason why `savePage` would refuse the page; null if it would not. */
  findConflict(scope: ContentScope, page: ContentPage, base: number | null): Promise<Reason | null>;
  /**
   * Saves a version and publishes it unless it is a draft.
   * @throws Problem 409 when another version was published since `base`, unless forced; 422 when
   *   the page has a placeholder, unless it is a draft.
   */
  savePage(scope: ContentScope, page: ContentPage, saving: PageSaveOptions): Promise<SavedPage>;
  /** Publishes the newest version when `version` is null. Returns the version published. */
  publish(
    name: PageName,
    version: number | null,
    times: { readonly from: Date | null; readonly until: Date | null },
  ): Promise<number>;
  unpublish(name: PageName): Promise<void>;
  /** Returns the number of versions deleted. */
  deletePage(name: PageName): Promise<number>;
  /**
   * Publishes a copy of an earlier version; when `version` is null, of the one published before the
   * current one.
   */
  rollback(
    name: PageName,
    version: number | null,
  ): Promise<{ readonly version: number; readonly copied: number }>;
  /** Stores a picture; `file` is a path on the machine of the shop. */
  savePicture(file: string): Promise<SavedPicture>;
  /** Returns those of the given names that the shop does not have. */
  listUnknown(scope: ContentScope, named: ReferencedNames): Promise<ReferencedNames>;
  /** All products of the fascia, grouped by the attributes that select a size guide. */
  listSizeGuideGroups(scope: ContentScope): Promise<readonly SizeGuideGroup[]>;
};

/** `hash`: by which orders name the text, as `hashPageText`; null for a draft, which none shows. */
export type HashedVersion = PageVersion & { readonly hash: string | null };

export type PageSaveOptions = {
  /** Version from which the page was edited; null if the file names none. */
  readonly base: number | null;
  readonly isForced?: boolean;
  /** Saves a version without publishing it. */
  readonly isDraft?: boolean;
};

/** `isNew`: false when the published version (for a draft, the newest) is identical. */
export type SavedPage = { readonly version: number; readonly isNew: boolean };

/** `id` and `tint` are the values for the picture fields of the same names. */
export type SavedPicture = {
  readonly id: string;
  readonly tint: string;
  readonly width: number;
  readonly height: number;
};

/** Products that share a size guide; `productKey` is one of them. */
export type SizeGuideGroup = {
  readonly productKey: string;
  readonly productType: string;
  readonly brandSlug: string;
  readonly department: string;
  readonly collection?: string | undefined;
  readonly count: number;
};

/** References from content to data of the shop. */
export type ReferencedNames = {
  readonly productKeys: readonly string[];
  readonly productSlugs: readonly string[];
  /** Slugs of categories or brands. */
  readonly categorySlugs: readonly string[];
  readonly skus: readonly string[];
  /** Picture ids. */
  readonly pictures: readonly string[];
};

export const CONTENT_PATH = '/api/content';
