/** Ports: published pages (`Content`) and their editing (`ContentEditing`). */
import type { ContentPage } from './content.ts';

export type ContentScope = { readonly fascia: string; readonly locale: string };

export type ContentPageResult = ContentPage & {
  /** Language that the page is written in, when it is not the requested one. */
  readonly locale?: string;
  /** Day (UTC, `2026-11-23`) on which the current version was published; absent if unknown. */
  readonly changedOn?: string;
};

/**
 * Reads published pages.
 *
 * @example
 * const scope = { fascia: 'aldermoor', locale: 'fr-FR' };
 * const page = await content.findPage(scope, 'home', now);
 * // `page.locale` is set when there is no French version.
 * const first = await content.listPublished(scope, now, { after: '', limit: 100 });
 * const after = first.at(-1)?.path ?? '';
 * const next = await content.listPublished(scope, now, { after, limit: 100 });
 * const changed = await content.listScheduled(lastRun, now); // [{ fascia, locale, path }]
 */
export interface Content {
  /**
   * The page published at `now`; null when there is none. A locale without its own page gets the
   * en-GB one, else the one saved first. `path` has no leading slash: `home`, `pages/returns`.
   * A remote source that fails or times out gives its last response, or the page stored here.
   */
  findPage(scope: ContentScope, path: string, now: Date): Promise<ContentPageResult | null>;
  /**
   * Pages whose publication starts or ends after `after` and up to `until`, for purging caches:
   * each once, also one that appears and ends in between. A remote source adds pages that have
   * changed there.
   */
  listScheduled(after: Date, until: Date): Promise<readonly PageName[]>;
  /**
   * Published pages below `pages/`, sorted by path, each as `findPage` returns it. Empty after the
   * last one.
   */
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
 * const name = { fascia: 'aldermoor', locale: 'fr-FR', path: 'home' };
 * const [newest] = await contentEditing.listVersions(name); // { version: 4, publishAt, ... }
 * const page = await contentEditing.findVersion(name, newest.version);
 * const version = await contentEditing.saveDraft(name, { ...page, title }, newest.version); // 5
 * await contentEditing.publish(name, version, { from: now, until: null });
 * await contentEditing.unpublish(name, later);
 * const names = await contentEditing.listPages();
 * const deleted = await contentEditing.remove(name); // 5
 */
export interface ContentEditing {
  /** Every page that has a version, drafts included, of all fascias and locales. */
  listPages(): Promise<readonly PageName[]>;
  /** All stored versions of a page, newest first; empty for an unknown page. */
  listVersions(name: PageName): Promise<readonly PageVersion[]>;
  /** A version of a page, the newest when `version` is omitted; null when there is none. */
  findVersion(name: PageName, version?: number): Promise<ContentPage | null>;
  /**
   * Saves a new version as a draft and returns its number; each call saves another one. Drafts that
   * are 200 or more versions older are deleted. `basedOn` is the version that was edited, 0 for a
   * new page; without it, a later version by somebody else is not detected.
   * @throws Problem 409 `content.changed` with the field `basedOn` when it is given and is not the
   *   newest version. An error saves nothing.
   */
  saveDraft(scope: ContentScope, page: ContentPage, basedOn?: number): Promise<number>;
  /**
   * Publishes a version from `from` until `until`, or until another version starts; without
   * `until`, or where it is null, its publication does not end. After its end no earlier version
   * is published again. Publishing it again replaces its times.
   * @throws Problem 404 `content.version` with the field `version` for an unknown version, 422
   *   `content.times` with the field `until` when it is not after `from`.
   */
  publish(
    name: PageName,
    version: number,
    times: { readonly from: Date; readonly until?: Date | null },
  ): Promise<void>;
  /**
   * Ends publication at `now` and cancels scheduled versions, which become drafts again. No version
   * is deleted.
   */
  unpublish(name: PageName, now: Date): Promise<void>;
  /** Deletes every version of the page for good and returns their number; 0 for an unknown page. */
  remove(name: PageName): Promise<number>;
}

declare module '#request/shop.ts' {
  interface Ports {
    content: Content;
    contentEditing: ContentEditing;
  }
}
