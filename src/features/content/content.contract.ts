/** Contract of the content ports. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Content, ContentEditing } from './content.port.ts';
import type { ContentPage } from './content.ts';

export type ContentSetup = {
  readonly content: Content;
  readonly editing: ContentEditing;
  readonly close: () => Promise<void>;
};

const at = (minutes: number) => new Date(Date.UTC(2027, 0, 1, 0, minutes));
const english = { fascia: 'aldermoor', locale: 'en-GB' };

function page(path: string, title: string): ContentPage {
  return {
    path,
    title,
    description: `About ${title}`,
    sections: [{ _meta: { schema: 'hero' }, words: ['é', '"', '\\'] }],
  };
}

export function describeContent(name: string, open: () => Promise<ContentSetup>): void {
  describe(`content on ${name}`, () => {
    let setup: ContentSetup;
    beforeAll(async () => {
      setup = await open();
    });
    afterAll(() => setup.close());

    const save = async (
      path: string,
      title: string,
      from: Date,
      { locale = 'en-GB', until = null }: { locale?: string; until?: Date | null } = {},
    ) => {
      const version = await setup.editing.saveDraft({ ...english, locale }, page(path, title));
      await setup.editing.publish({ ...english, locale, path }, version, { from, until });
      return version;
    };
    const titleAt = async (path: string, now: Date, locale = 'en-GB') =>
      (await setup.content.findPage({ ...english, locale }, path, now))?.title ?? null;

    test('a published page is found as it was saved', async () => {
      await save('home', 'Home', at(0));
      expect(await setup.content.findPage(english, 'home', at(1))).toEqual({
        ...page('home', 'Home'),
        changedOn: expect.any(String),
      });
    });

    test('a page has the day of its publication, which is not before it was saved', async () => {
      await save('changed', 'Early', new Date(0));
      const later = new Date('2199-01-02T03:00:00Z');
      await save('changed', 'Later', later);
      const changedOn = async (now: Date) =>
        (await setup.content.findPage(english, 'changed', now))?.changedOn;
      const versions = await setup.editing.listVersions({ ...english, path: 'changed' });
      expect(await changedOn(new Date(later.getTime() - 1))).toBe(
        versions[1]?.savedAt.toISOString().slice(0, 10),
      );
      expect(await changedOn(later)).toBe('2199-01-02');
    });

    test('a draft is not found until it is published', async () => {
      await save('draft', 'Old', at(0));
      const version = await setup.editing.saveDraft(english, page('draft', 'New'));
      expect(await titleAt('draft', at(1))).toBe('Old');
      expect(await setup.editing.findVersion({ ...english, path: 'draft' })).toEqual(
        page('draft', 'New'),
      );
      await setup.editing.publish({ ...english, path: 'draft' }, version, { from: at(2) });
      expect([await titleAt('draft', at(1)), await titleAt('draft', at(2))]).toEqual([
        'Old',
        'New',
      ]);
    });

    test('a page expires at its time, and is not replaced by the previous version', async () => {
      await save('sale', 'Before', at(0));
      await save('sale', 'Sale', at(10), { until: at(20) });
      expect([
        await titleAt('sale', at(9)),
        await titleAt('sale', at(19)),
        await titleAt('sale', at(20)),
      ]).toEqual(['Before', 'Sale', null]);
    });

    test('each page that appears or expires in a period is listed once', async () => {
      await save('turns', 'Turns', at(100), { until: at(200) });
      const name = { ...english, path: 'turns' };
      const ours = async (after: Date, until: Date) =>
        (await setup.content.listScheduled(after, until)).filter(({ path }) => path === 'turns');
      expect(await ours(at(99), at(100))).toEqual([name]);
      expect(await ours(at(100), at(199))).toEqual([]);
      expect(await ours(at(199), at(200))).toEqual([name]);
    });

    test('unpublishing ends a page at once and cancels scheduled versions', async () => {
      await save('gone', 'Gone', at(0));
      await save('gone', 'Later', at(50));
      await setup.editing.unpublish({ ...english, path: 'gone' }, at(10));
      expect([await titleAt('gone', at(10)), await titleAt('gone', at(60))]).toEqual([null, null]);
    });

    test('deleting removes a page with all its versions, in its own language only', async () => {
      await save('deleted', 'Deleted', at(0));
      await save('deleted', 'Effacé', at(0), { locale: 'fr-FR' });
      await setup.editing.saveDraft(english, page('deleted', 'Draft'));
      expect(await setup.editing.remove({ ...english, path: 'deleted' })).toBe(2);
      expect(await setup.editing.listVersions({ ...english, path: 'deleted' })).toEqual([]);
      expect([await titleAt('deleted', at(1)), await titleAt('deleted', at(1), 'fr-FR')]).toEqual([
        'Effacé',
        'Effacé',
      ]);
      expect(await setup.editing.remove({ ...english, path: 'deleted' })).toBe(0);
      expect(await setup.editing.saveDraft(english, page('deleted', 'Again'), 0)).toBe(1);
    });

    test('a locale gets its own page, else the English one, else the one saved first', async () => {
      await save('returns', 'Rückgabe', at(0), { locale: 'de-DE' });
      expect(await titleAt('returns', at(1), 'ar')).toBe('Rückgabe');
      await save('returns', 'Returns', at(0));
      await save('returns', 'Retours', at(0), { locale: 'fr-FR' });
      expect([
        await titleAt('returns', at(1), 'ar'),
        await titleAt('returns', at(1), 'fr-FR'),
      ]).toEqual(['Returns', 'Retours']);
    });

    test('a page in another language than the requested one names its language', async () => {
      await save('care', 'Care', at(0));
      const found = (locale: string) =>
        setup.content.findPage({ ...english, locale }, 'care', at(1));
      expect(await found('ar')).toMatchObject({ ...page('care', 'Care'), locale: 'en-GB' });
      expect(await found('en-GB')).not.toHaveProperty('locale');
    });

    test('a page is found in its own fascia only, and not by an unknown path', async () => {
      await save('about', 'About', at(0));
      expect(
        await setup.content.findPage({ ...english, fascia: 'nightjar' }, 'about', at(1)),
      ).toBeNull();
      expect(await titleAt('nothing', at(1))).toBeNull();
    });

    test('published pages are listed as `findPage` returns them, by path and in pages', async () => {
      const scope = { fascia: 'nightjar', locale: 'fr-FR' };
      const own = async (
        path: string,
        title: string,
        from: Date,
        { locale = 'en-GB', until = null }: { locale?: string; until?: Date | null } = {},
      ) => {
        const version = await setup.editing.saveDraft({ ...scope, locale }, page(path, title));
        await setup.editing.publish({ ...scope, locale, path }, version, { from, until });
      };
      await own('pages/b', 'Before', at(0));
      await own('pages/b', 'Now', at(1));
      await own('pages/b', 'Maintenant', at(1), { locale: 'fr-FR' });
      await own('pages/a', 'English only', at(0));
      await own('pages/gone', 'Over', at(0), { until: at(5) });
      await own('pages/later', 'To come', at(50));
      await own('home', 'Home', at(0));
      await setup.editing.saveDraft(scope, page('pages/draft', 'Draft'));
      const list = async (after: string, limit: number) =>
        (await setup.content.listPublished(scope, at(10), { after, limit })).map(
          ({ path, title, locale }) => [path, title, locale],
        );
      expect(await list('', 10)).toEqual([
        ['pages/a', 'English only', 'en-GB'],
        ['pages/b', 'Maintenant', undefined],
      ]);
      expect(await list('', 1)).toEqual([['pages/a', 'English only', 'en-GB']]);
      expect(await list('pages/a', 1)).toEqual([['pages/b', 'Maintenant', undefined]]);
      expect(
        (await setup.content.listPublished(scope, at(60), { after: 'pages/b', limit: 9 })).map(
          ({ path }) => path,
        ),
      ).toEqual(['pages/later']);
    });

    test('every saved version is listed, the newest first', async () => {
      const name = { ...english, path: 'history' };
      for (const title of ['One', 'Two', 'Three'])
        await setup.editing.saveDraft(english, page('history', title));
      expect(
        (await setup.editing.listVersions(name)).map(({ version, publishAt }) => [
          version,
          publishAt,
        ]),
      ).toEqual([
        [3, null],
        [2, null],
        [1, null],
      ]);
      expect((await setup.editing.findVersion(name, 2))?.title).toBe('Two');
      expect(await setup.editing.listPages()).toContainEqual(name);
    });

    test('an edit based on an outdated version is refused, and nothing is saved', async () => {
      const name = { ...english, path: 'edited' };
      const first = await setup.editing.saveDraft(english, page('edited', 'First'), 0);
      await setup.editing.saveDraft(english, page('edited', 'Second'), first);
      await expect(
        setup.editing.saveDraft(english, page('edited', 'Third'), first),
      ).rejects.toMatchObject({ status: 409 });
      expect(await setup.editing.listVersions(name)).toHaveLength(2);
    });

    test('50 editors at once: every save gets its own number', async () => {
      const saves = Array.from({ length: 50 }, (_one, index) =>
        setup.editing.saveDraft(english, page('busy', `Editor ${index}`)),
      );
      const versions = await Promise.all(saves);
      expect(versions.toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 50 }, (_one, index) => index + 1),
      );
      const titles = await Promise.all(
        versions.map((version) => setup.editing.findVersion({ ...english, path: 'busy' }, version)),
      );
      expect(titles.map((found) => found?.title)).toEqual(
        versions.map((_version, index) => `Editor ${index}`),
      );
    });

    test('an unknown version, or a period that ends before it starts, cannot be published', async () => {
      const name = { ...english, path: 'home' };
      await expect(setup.editing.publish(name, 999, { from: at(0) })).rejects.toMatchObject({
        status: 404,
      });
      await expect(
        setup.editing.publish(name, 1, { from: at(2), until: at(1) }),
      ).rejects.toMatchObject({ status: 422 });
    });
  });
}
