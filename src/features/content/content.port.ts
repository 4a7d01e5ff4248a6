/** Ports: published pages (`Content`) and their editing (`ContentEditing`). */
import type { ContentPage } from './content.ts';

export type ContentScope = { readonly fascia: string; readonly locale: string };

/** `locale`: language that the page is written in, when it is not the requested one. */
export type ContentPageResult = ContentPage & { readonly locale?: string };

/**
 * Reads published pages.
 *
 * @example
 * const page = await content.findPage({ fascia: 'aldermoor', locale: 'fr-FR' }, 'home', now);
 * // `page.locale` is set when there is no French version.
 */
export interface Content {
  /**
   * The page published at `now`; null when there is none. A locale without its own page gets the
   * en-GB one, else the one saved first.
   */
  findPage(scope: ContentScope, path: string, now: Date): Promise<ContentPageResult | null>;
  /**
   * Pages whose publication starts or ends after `after` and up to `until`, for purging caches. A
   * remote source adds pages that have changed there.
   */
  listScheduled(after: Date, until: Date): Promise<readonly PageName[]>;
  /** Published pages below `pages/`, sorted by path, each as `findPage` returns it. */
  listPublished(
    scope: ContentScope,
    now: Date,
    part: PagePart,
  ): Promise<readonly ContentPageResult[]>;
}

/** Pagination: at most `limit` pages with paths after `after`; an empty `after` starts the list. */
export type PagePart = { readonly after: string; readonly limit: number };

export type PageName = ContentScope & { readonly path: string };

export type PageVersion = {
  /** Increases with every save of the page, from 1. */
  readonly version: number;
  readonly savedAt: Date;
  /** Null for a draft. */
  readonly publishAt: Date | null;
  readonly unpublishAt: Date | null;
};

/**
 * Edits pages. A saved version is a draft until it is published.
 *
 * @example
 * const version = await contentEditing.saveDraft(scope, page, basedOn);
 * await contentEditing.publish({ ...scope, path: page.path }, version, { from: now });
 */
export interface ContentEditing {
  /** Every page that has a version, drafts included, of all fascias and locales. */
  listPages(): Promise<readonly PageName[]>;
  /** Newest first. */
  listVersions(name: PageName): Promise<readonly PageVersion[]>;
  /** The newest version when `version` is omitted; null when there is none. */
  findVersion(name: PageName, version?: number): Promise<ContentPage | null>;
  /**
   * Saves a new version as a draft and returns its number.
   * @throws Problem 409 when `basedOn` is given and is not the newest version.
   */
  saveDraft(scope: ContentScope, page: ContentPage, basedOn?: number): Promise<number>;
  /**
   * Publishes a version from `from` until `until`, or until another version starts.
   * @throws Problem 404 for an unknown version, 422 when `until` is not after `from`.
   */
  publish(
    name: PageName,
    version: number,
    times: { readonly from: Date; readonly until?: Date | null },
  ): Promise<void>;
  /** Ends publication at `now` and cancels scheduled versions. The versions are kept. */
  unpublish(name: PageName, now: Date): Promise<void>;
  /** Deletes every version for good and returns their number. */
  remove(name: PageName): Promise<number>;
}

declare module '#request/shop.ts' {
  interface Ports {
    content: Content;
    contentEditing: ContentEditing;
  }
}
