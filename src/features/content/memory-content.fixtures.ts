/** Pages and their versions in memory, for tests. */
import { Problem } from '#kit/problem.ts';
import type {
  Content,
  ContentEditing,
  ContentPageResult,
  ContentScope,
  PageName,
  PageVersion,
} from './content.port.ts';
import type { ContentPage } from './content.ts';

type Stored = PageName & PageVersion & { readonly page: ContentPage; readonly order: number };

export type MemoryContent = {
  readonly content: Content;
  readonly editing: ContentEditing;
  /** Saves a page and publishes it for all time. */
  readonly publish: (scope: ContentScope, page: ContentPage) => void;
};

const isSame = (name: PageName) => (other: PageName) =>
  other.fascia === name.fascia && other.locale === name.locale && other.path === name.path;
const timeOf = (date: Date | null) => date?.getTime() ?? null;

/** Keeps all versions in the order in which they were saved. */
class PageStore {
  stored: readonly Stored[] = [];
  count = 0;

  /** Newest first. */
  versionsOf(name: PageName): readonly Stored[] {
    return this.stored.filter(isSame(name)).toSorted((item, other) => other.version - item.version);
  }

  add(name: PageName, page: ContentPage): Stored {
    const version = (this.versionsOf(name)[0]?.version ?? 0) + 1;
    const { fascia, locale, path } = name;
    const times = { savedAt: new Date(), publishAt: null, unpublishAt: null };
    this.count += 1;
    const added = { fascia, locale, path, version, ...times, page, order: this.count };
    this.stored = [...this.stored, added];
    return added;
  }

  replace(changed: Stored): void {
    this.stored = this.stored.map((item) => (item.order === changed.order ? changed : item));
  }

  remove(name: PageName): number {
    const lengthBefore = this.stored.length;
    this.stored = this.stored.filter((item) => !isSame(name)(item));
    return lengthBefore - this.stored.length;
  }

  /** The page in the locale, else in en-GB, else the one saved first. */
  find({ fascia, locale }: ContentScope, path: string, now: Date): ContentPageResult | null {
    const pages = this.stored.filter((item) => item.fascia === fascia && item.path === path);
    const current = [...new Set(pages.map((page) => page.locale))].flatMap((own) => {
      const latest = pages
        .filter((page) => page.locale === own && page.publishAt && page.publishAt <= now)
        .toSorted(
          (page, other) =>
            (timeOf(other.publishAt) ?? 0) - (timeOf(page.publishAt) ?? 0) ||
            other.version - page.version,
        )[0];
      return latest && (latest.unpublishAt === null || latest.unpublishAt > now) ? [latest] : [];
    });
    const found =
      current.find((item) => item.locale === locale) ??
      current.find((item) => item.locale === 'en-GB') ??
      current.toSorted((item, other) => item.order - other.order)[0];
    if (!found) return null;
    const changedAt = Math.max(found.savedAt.getTime(), timeOf(found.publishAt) ?? 0);
    const changedOn = new Date(changedAt).toISOString().slice(0, 10);
    const written = found.locale !== locale && { locale: found.locale };
    return { ...found.page, path, changedOn, ...written };
  }
}

export function createMemoryContent(): MemoryContent {
  const store = new PageStore();
  return {
    content: createContent(store),
    editing: createEditing(store),
    publish: (scope, page) =>
      store.replace({ ...store.add({ ...scope, path: page.path }, page), publishAt: new Date(0) }),
  };
}

function createContent(store: PageStore): Content {
  return {
    findPage: async (scope, path, now) => store.find(scope, path, now),
    async listScheduled(after, until) {
      const isBetween = (date: Date | null) => date !== null && date > after && date <= until;
      return store.stored
        .filter(({ publishAt, unpublishAt }) => isBetween(publishAt) || isBetween(unpublishAt))
        .map(({ fascia, locale, path }) => ({ fascia, locale, path }));
    },
    async listPublished(scope, now, { after, limit }) {
      const paths = new Set(store.stored.map(({ path }) => path));
      return [...paths]
        .filter((path) => path.startsWith('pages/') && path > after)
        .toSorted()
        .flatMap((path) => store.find(scope, path, now) ?? [])
        .slice(0, limit);
    },
  };
}

function createEditing(store: PageStore): ContentEditing {
  return {
    async listPages() {
      const names = store.stored.map(({ fascia, locale, path }) => ({ fascia, locale, path }));
      return names.filter((name, index) => names.findIndex(isSame(name)) === index);
    },
    listVersions: async (name) =>
      store.versionsOf(name).map(({ version, savedAt, publishAt, unpublishAt }) => ({
        ...{ version, savedAt, publishAt, unpublishAt },
      })),
    async findVersion(name, version) {
      const versions = store.versionsOf(name);
      const found = versions.find(
        (candidate) => version === undefined || candidate.version === version,
      );
      return found ? found.page : null;
    },
    async saveDraft({ fascia, locale }, page, basedOn) {
      const name = { fascia, locale, path: page.path };
      const last = store.versionsOf(name)[0]?.version ?? 0;
      if (basedOn !== undefined && basedOn !== last)
        throw new Problem(409, 'content.changed', `basedOn: the version is ${last} now.`, {
          field: 'basedOn',
        });
      return store.add(name, page).version;
    },
    async publish(name, version, { from, until = null }) {
      if (until && until <= from)
        throw new Problem(422, 'content.times', 'until: is not after from.', { field: 'until' });
      const found = store.versionsOf(name).find((item) => item.version === version);
      if (!found)
        throw new Problem(404, 'content.version', 'version: does not exist.', { field: 'version' });
      store.replace({ ...found, publishAt: from, unpublishAt: until });
    },
    async unpublish(name, now) {
      for (const item of store.versionsOf(name).filter(({ publishAt }) => publishAt !== null)) {
        const isBefore = item.publishAt !== null && item.publishAt < now;
        const ends = item.unpublishAt && item.unpublishAt < now ? item.unpublishAt : now;
        store.replace({
          ...item,
          publishAt: isBefore ? item.publishAt : null,
          unpublishAt: isBefore ? ends : null,
        });
      }
    },
    remove: async (name) => store.remove(name),
  };
}
