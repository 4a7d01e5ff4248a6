/** A folder of pages and an in-memory content admin, for tests of `npm run content`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentPage } from '#features/content/content.ts';
import type { ContentAdmin, SizeGuideGroup } from '#features/content/edit/content-admin.ts';
import { writePageFile } from '#features/content/edit/page-folder.server.ts';
import { blockSchemaId } from '#kit/define-block-content.ts';
import { Problem } from '#kit/problem.ts';
import { runContentCommand } from './content.ts';

export const english = { fascia: 'aldermoor', locale: 'en-GB' };
export const block = (name: string, content: object) => ({
  _meta: { schema: blockSchemaId(name) },
  ...content,
});
export const validSection = block('text', { title: 'Returns', paragraphs: ['28 days.'] });
export const page = (path: string, ...sections: unknown[]): ContentPage => ({
  path,
  title: 'A page',
  description: 'A description',
  sections,
});

type ShopState = {
  /** Locale that the shop does not support, so that saving a page in it fails. */
  refused: string | null;
  /** Products on sale, for the notices about size guides. */
  sized: readonly SizeGuideGroup[];
};

/** `printed` are the command's output lines, `saved` the saved pages by path. */
export async function openContentShop() {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  const printed: string[] = [];
  const saved = new Map<string, ContentPage>();
  const state: ShopState = { refused: null, sized: [] };
  const contentAdmin = createMemoryContentAdmin(saved, state);
  return {
    folder,
    printed,
    saved,
    state,
    writePage: (path: string, ...sections: unknown[]) =>
      writePageFile(folder, { ...english, path }, page(path, ...sections)),
    run: (...args: string[]) =>
      runContentCommand({
        args,
        cwd: folder,
        openContentAdmin: async () => ({ contentAdmin, close: async () => {} }),
        write: (line) => printed.push(line),
        now: () => new Date('2027-01-01T00:00:00Z'),
      }),
    close: () => rm(folder, { recursive: true }),
  };
}

export type ContentShop = Awaited<ReturnType<typeof openContentShop>>;

const refuse = () => Promise.reject(new Error('Tests with this shop must not call this method.'));

/** Content admin of a shop with the product P1 in the category coats. */
function createMemoryContentAdmin(saved: Map<string, ContentPage>, state: ShopState): ContentAdmin {
  return {
    listPages: async () => [...saved.values()].map(({ path }) => ({ ...english, path })),
    async findPage({ path }) {
      const found = saved.get(path);
      return found ? { page: found, version: 1 } : null;
    },
    findConflict: async () => null,
    listSizeGuideGroups: async () => state.sized,
    async savePage({ locale }, page) {
      if (locale === state.refused)
        throw new Problem(422, 'content.scope', 'locale: is not supported.', { field: 'locale' });
      const isNew = JSON.stringify(saved.get(page.path)) !== JSON.stringify(page);
      saved.set(page.path, page);
      return { version: 1, isNew };
    },
    async listUnknown({ fascia }, named) {
      if (fascia !== english.fascia)
        throw new Problem(422, 'content.scope', `fascia: there is no fascia ${fascia}.`, {
          field: 'fascia',
        });
      return {
        productKeys: named.productKeys.filter((key) => key !== 'P1'),
        productSlugs: named.productSlugs.filter((slug) => slug !== 'a-coat'),
        categorySlugs: named.categorySlugs.filter((slug) => slug !== 'coats'),
        skus: named.skus.filter((sku) => sku !== 'P1-S'),
        pictures: named.pictures.filter((id) => id !== 'a'),
      };
    },
    ...{ listVersions: refuse, publish: refuse, unpublish: refuse, deletePage: refuse },
    ...{ rollback: refuse, savePicture: refuse, findVersion: refuse },
  };
}
