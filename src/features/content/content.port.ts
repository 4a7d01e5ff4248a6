/** What we ask of whoever keeps editor-made pages, and of whoever edits them. */
import type { ContentPage } from './content.ts';

export type ContentScope = { readonly fascia: string; readonly locale: string };

/** `locale`: the language that it is written in, where that is not the one asked for. */
export type FoundPage = ContentPage & { readonly locale?: string };

export interface Content {
  /** The page as it is published at `now`; a language without its own gets the fascia's first. null when there is none. */
  findPage(scope: ContentScope, path: string, now: Date): Promise<FoundPage | null>;
  /** The pages that appear or go after the first moment and up to the second, because their time has come. */
  listScheduled(after: Date, until: Date): Promise<readonly PageName[]>;
  /** Published pages below `pages/` in the order of their paths, each as `findPage` gives it: a part of them at a time. */
  listPublished(scope: ContentScope, now: Date, part: PagePart): Promise<readonly FoundPage[]>;
}

/** At most `limit` pages whose path comes after `after`. */
export type PagePart = { readonly after: string; readonly limit: number };

export type PageName = ContentScope & { readonly path: string };

export type PageVersion = {
  /** Rises with every save of a page. */
  readonly version: number;
  readonly savedAt: Date;
  /** null for a draft. */
  readonly publishAt: Date | null;
  readonly unpublishAt: Date | null;
};

export interface ContentEditing {
  listPages(): Promise<readonly PageName[]>;
  /** Newest first. */
  listVersions(name: PageName): Promise<readonly PageVersion[]>;
  /** The newest version when none is named; null when there is none. */
  findVersion(name: PageName, version?: number): Promise<ContentPage | null>;
  /**
   * Keeps a new version that nobody sees, and gives its number.
   * @throws Problem 409 when `basedOn` is given and somebody has saved since.
   */
  saveDraft(scope: ContentScope, page: ContentPage, basedOn?: number): Promise<number>;
  /**
   * From `from` on the version is what shoppers see, until another is or `until` comes.
   * @throws Problem 404 for an unknown version, 422 for times that do not follow each other.
   */
  publish(
    name: PageName,
    version: number,
    times: { readonly from: Date; readonly until?: Date | null },
  ): Promise<void>;
  /** Takes the page away at once; its versions stay. */
  unpublish(name: PageName, now: Date): Promise<void>;
  /** Forgets every version for good, and gives how many there were. */
  remove(name: PageName): Promise<number>;
}

declare module '#request/shop.ts' {
  interface Ports {
    content: Content;
    contentEditing: ContentEditing;
  }
}
