/** Tests of exporting and importing pages, on the embedded provider. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentPage } from '#features/content/content.ts';
import { createContentAdmin } from '#features/content/edit/content-admin.server.ts';
import { createContentEditing } from '#providers/content-editing/embedded/content-editing.provider.ts';
import { createTestPorts } from '#test/create-test-shop.ts';
import type { TestDatabase } from '#test/databases/databases.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { createContent } from './content.provider.ts';

const at = (minutes: number) => new Date(Date.UTC(2027, 0, 1, 0, minutes));
const english = { fascia: 'aldermoor', locale: 'en-GB' };
const page = (path: string, title: string): ContentPage => ({
  path,
  title,
  description: `About ${title}`,
  sections: [],
});

onEveryDatabase(({ name, open }) =>
  describe(`the desk on ${name}`, () => {
    let setup: TestDatabase;
    beforeAll(async () => {
      setup = await open();
    });
    afterAll(() => setup.close());

    test('an export that is imported again changes nothing: drafts, scheduled and withdrawn pages stay what they are', async () => {
      const contentEditing = createContentEditing(setup.database);
      const scopes = [{ ...english, currency: 'GBP' as const }];
      const contentAdmin = createContentAdmin(
        { ...createTestPorts(), contentEditing, scopes },
        () => at(50),
      );
      const publish = async (path: string, title: string, from: Date) =>
        contentEditing.publish(
          { ...english, path },
          await contentEditing.saveDraft(english, page(path, title)),
          { from },
        );
      await publish('kept', 'Seen', at(0));
      await contentEditing.saveDraft(english, page('kept', 'Draft'));
      await publish('soon', 'Soon', at(90));
      await publish('gone', 'Gone', at(0));
      await contentEditing.unpublish({ ...english, path: 'gone' }, at(1));

      const exported = await Promise.all(
        ['kept', 'soon', 'gone'].map((path) => contentAdmin.findPage({ ...english, path })),
      );
      expect(exported).toEqual([{ page: page('kept', 'Seen'), version: 1 }, null, null]);
      expect(await contentAdmin.savePage(english, page('kept', 'Seen'), { base: 1 })).toEqual({
        version: 1,
        isNew: false,
      });
      expect(await contentEditing.findVersion({ ...english, path: 'kept' })).toEqual(
        page('kept', 'Draft'),
      );
      expect(await contentAdmin.savePage(english, page('kept', 'Mended'), { base: 1 })).toEqual({
        version: 3,
        isNew: true,
      });
      expect((await createContent(setup.database).findPage(english, 'kept', at(51)))?.title).toBe(
        'Mended',
      );
    });
  }),
);
