/** Tests of `npm run content` with an in-memory shop: import, export and schemas. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { writePageFile } from '#features/content/edit/page-folder.server.ts';
import { blockSchemaId } from '#kit/define-block-content.ts';
import { type ContentShop, openContentShop, page, validSection } from './content-shop.fixtures.ts';

let shop: ContentShop;
beforeEach(async () => {
  shop = await openContentShop();
});
afterEach(() => shop.close());

describe('npm run content', () => {
  test('import publishes what is new or changed, and only that', async () => {
    await shop.writePage('home', validSection);
    await shop.writePage('pages/returns', validSection);
    expect(await shop.run('import', '.')).toBe(0);
    expect([...shop.saved.keys()]).toEqual(['home', 'pages/returns']);
    expect(await shop.run('import', '.')).toBe(0);
    expect(shop.printed).toEqual([
      '2 of 2 pages were new or changed, and are published.',
      '0 of 2 pages were new or changed, and are published.',
    ]);
  });

  test('an import of an export restores the same pages', async () => {
    shop.saved.set('pages/a/b', page('pages/a/b', validSection));
    expect(await shop.run('export', 'out')).toBe(0);
    const before = shop.saved.get('pages/a/b');
    shop.saved.clear();
    expect(await shop.run('import', 'out')).toBe(0);
    expect(shop.saved.get('pages/a/b')).toEqual(before);
  });

  test('an export of a shop without pages creates the folder, and reports that there are none', async () => {
    expect(await shop.run('export', 'out')).toBe(0);
    expect(await readdir(join(shop.folder, 'out'))).toEqual([]);
    expect(shop.printed).toEqual([
      `There are no published pages: none was written to ${join(shop.folder, 'out')}.`,
    ]);
  });

  test('a file whose path is not a valid URL is named before anything is published', async () => {
    await shop.writePage('home', validSection);
    await shop.writePage('pages/v1.2', validSection);
    expect(await shop.run('import', '.')).toBe(1);
    expect(shop.printed.join('\n')).toMatch(/v1\.2\.json: path: must consist of letters/);
    expect(shop.saved.size).toBe(0);
  });

  test('a file that the shop refuses is named, and so are the pages that were imported before it', async () => {
    await shop.writePage('home', validSection);
    await writePageFile(
      shop.folder,
      { fascia: 'aldermoor', locale: 'xx-XX', path: 'home' },
      page('home', validSection),
    );
    shop.state.refused = 'xx-XX';
    expect(await shop.run('import', '.')).toBe(1);
    expect(shop.printed.join('\n')).toMatch(
      /xx-XX.*home\.json: locale: is not supported\.\nBefore it, 1 of 1 pages/s,
    );
  });

  test('schemas names every field of every block', async () => {
    expect(await shop.run('schemas', 'schemas')).toBe(0);
    const schema = z
      .object({ $id: z.string(), properties: z.record(z.string(), z.unknown()) })
      .parse(JSON.parse(await readFile(join(shop.folder, 'schemas', 'hero-banner.json'), 'utf8')));
    expect(schema.$id).toBe(blockSchemaId('hero-banner'));
    expect(Object.keys(schema.properties)).toEqual(
      expect.arrayContaining(['picture', 'links', 'linkLocation', 'visibilityConfig', 'liveText']),
    );
  });

  test('anything else prints the usage', async () => {
    expect(await shop.run('display', '.')).toBe(1);
    expect(await shop.run('check')).toBe(1);
    expect(shop.printed[0]).toContain('npm run content -- check DIR');
  });
});
