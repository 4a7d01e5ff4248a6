/** Tests of the content admin over HTTP. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blockSchemaId } from '#kit/define-block-content.ts';
import { createCatalogue } from '#providers/catalogue/embedded/catalogue.provider.ts';
import { createContentEditing } from '#providers/content-editing/embedded/content-editing.provider.ts';
import { createFilePictures } from '#providers/pictures/embedded/embedded.provider.ts';
import type { TestDatabase } from '#test/databases/databases.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { portOf } from '#test/servers/port-of.ts';
import { createContentAdmin } from './content-admin.server.ts';
import type { ContentAdmin } from './content-admin.ts';
import { handleContentRequest } from './content-http.server.ts';
import { openRemoteContentAdmin } from './content-remote.server.ts';

const english = { fascia: 'aldermoor', locale: 'en-GB' };
const at = (minutes: number) => new Date(Date.UTC(2027, 0, 1, 9, minutes));
const words = (title: string) => ({
  title,
  description: '',
  sections: [{ _meta: { schema: blockSchemaId('header') }, title }],
});

onEveryDatabase(({ name, open }) =>
  describe(`npm run content on ${name}`, () => {
    let setup: TestDatabase;
    let folder: string;
    let contentAdmin: ContentAdmin;
    beforeAll(async () => {
      setup = await open();
      folder = await mkdtemp(join(tmpdir(), 'content-remote-'));
      contentAdmin = createContentAdmin(
        {
          contentEditing: createContentEditing(setup.database),
          catalogue: createCatalogue(setup.database),
          pictures: createFilePictures(join(folder, 'originals')),
          scopes: [{ ...english, currency: 'GBP' }],
        },
        () => at(0),
      );
    });
    afterAll(async () => {
      await setup.close();
      await rm(folder, { recursive: true });
    });

    test('a running shop executes every call of the command', async () => {
      const key = 'k'.repeat(40);
      const shop = await serveContentAdmin((request) =>
        handleContentRequest(request, { key, remoteAddress: '127.0.0.1' }, contentAdmin),
      );
      try {
        const remote = openRemoteContentAdmin({ url: shop.url, key });
        const name = { ...english, path: 'remote' };
        const page = { path: 'remote', ...words('One') };
        expect(await remote.savePage(english, page, { base: null })).toEqual({
          version: 1,
          isNew: true,
        });
        expect(await remote.findPage(name)).toEqual({ page, version: 1 });
        expect(await remote.listVersions(name)).toEqual(await contentAdmin.listVersions(name));
        expect(await remote.findVersion(name, 1)).toEqual(page);
        expect(await remote.findVersion(name, 7)).toBeNull();
        expect(await remote.findConflict(english, { ...page, title: 'Two' }, null)).toMatchObject({
          code: 'fault.version.unnamed',
        });
        const unknownFascia = { fascia: 'unknown', locale: 'en-GB' };
        const nothing = {
          productKeys: [],
          productSlugs: [],
          categorySlugs: [],
          skus: [],
          pictures: [],
        };
        await expect(remote.listUnknown(unknownFascia, nothing)).rejects.toMatchObject({
          details: { field: 'fascia' },
        });
        await expect(
          remote.savePage(english, { ...page, title: 'Two' }, { base: 7 }),
        ).rejects.toMatchObject({ name: 'Problem' });
        expect(await remote.publish(name, null, { from: at(30), until: at(40) })).toBe(1);
        await remote.unpublish(name);
        expect(await remote.rollback(name, 1)).toEqual({ version: 2, copied: 1 });
        await sharp({ create: { width: 4, height: 4, channels: 3, background: '#ffffff' } })
          .png()
          .toFile(join(folder, 'dot.png'));
        const { id } = await remote.savePicture(join(folder, 'dot.png'));
        const pictures = [...Array.from({ length: 450 }, (_one, index) => `file.${index}`), id];
        const unknown = await remote.listUnknown(english, {
          productKeys: [],
          productSlugs: [],
          categorySlugs: [],
          skus: ['x'],
          pictures,
        });
        expect([unknown.skus, unknown.pictures.length]).toEqual([['x'], 450]);
        expect(await remote.deletePage(name)).toBe(2);
      } finally {
        await shop.close();
      }
    });
  }),
);

async function serveContentAdmin(
  response: (request: Request) => Promise<Response>,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = serve({ fetch: response, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const port = portOf(server);
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
