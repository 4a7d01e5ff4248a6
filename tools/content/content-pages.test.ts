/** Tests of `npm run content` on a database: pictures, publishing, history and outdated exports. */

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ContentPage } from '#features/content/content.ts';
import { createContentAdmin } from '#features/content/edit/content-admin.server.ts';
import { hashPageText } from '#features/content/text/hash-page-text.server.ts';
import { blockSchemaId } from '#kit/define-block-content.ts';
import { createContent } from '#providers/content/embedded/content.provider.ts';
import { createContentEditing } from '#providers/content-editing/embedded/content-editing.provider.ts';
import { createFilePictures } from '#providers/pictures/embedded/embedded.provider.ts';
import { createTestPorts } from '#test/create-test-shop.ts';
import type { TestDatabase } from '#test/databases/databases.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { runContentCommand } from './content.ts';

const english = { fascia: 'aldermoor', locale: 'en-GB' };
const at = (minutes: number) => new Date(Date.UTC(2027, 0, 1, 9, minutes));
const pageContent = (title: string) => ({
  title,
  description: '',
  sections: [{ _meta: { schema: blockSchemaId('header') }, title }],
});
const { catalogue } = createTestPorts({
  catalogue: { listCategories: async () => [], findSold: async () => [] },
});

onEveryDatabase(({ name, open }) =>
  describe(`npm run content on ${name}`, () => {
    let setup: TestDatabase;
    let folder: string;
    let now: Date;
    let printed: string[];
    beforeAll(async () => {
      setup = await open();
    });
    afterAll(() => setup.close());
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'content-pages-'));
      now = at(0);
      printed = [];
    });
    afterEach(() => rm(folder, { recursive: true }));

    const openContentAdmin = async () => {
      const ports = {
        contentEditing: createContentEditing(setup.database),
        catalogue,
        pictures: createFilePictures(join(folder, 'originals')),
      };
      return createContentAdmin({ ...ports, scopes: [{ ...english, currency: 'GBP' }] }, () => now);
    };
    const run = async (...args: string[]) => {
      printed = [];
      const contentAdmin = await openContentAdmin();
      return runContentCommand({
        ...{ args, cwd: folder, now: () => now, write: (line) => printed.push(line) },
        openContentAdmin: async () => ({ contentAdmin, close: async () => {} }),
      });
    };
    const findTitle = async (path: string, moment = now) =>
      (await createContent(setup.database).findPage(english, path, moment))?.title ?? null;
    const save = async (path: string, title: string) => {
      const editing = createContentEditing(setup.database);
      const page: ContentPage = { path, ...pageContent(title) };
      await editing.publish({ ...english, path }, await editing.saveDraft(english, page), {
        from: now,
      });
    };
    const fileOf = (path: string) => join(folder, 'pages', 'aldermoor', 'en-GB', `${path}.json`);
    const change = async (path: string, title: string) => {
      const { version } = JSON.parse(await readFile(fileOf(path), 'utf8'));
      await writeFile(fileOf(path), JSON.stringify({ version, ...pageContent(title) }));
    };

    test('pictures are stored, and their JSON for a page is printed; invalid ones are named, and not stored', async () => {
      const picture = sharp({
        create: { width: 90, height: 60, channels: 3, background: '#aa3322' },
      });
      await picture.jpeg().withMetadata({ orientation: 6 }).toFile(join(folder, 'coat.jpg'));
      await writeFile(join(folder, 'coat.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
      expect(await run('picture', 'coat.jpg', 'coat.svg', 'none.png')).toBe(1);
      expect(printed).toEqual([
        'coat.jpg, 60 × 90 px:',
        expect.stringMatching(/^ {2}\{"id":"file\.[0-9a-f]{64}","alt":"","tint":"#[0-9a-f]{6}"\}$/),
        'coat.svg: is not a JPEG, PNG or WebP.',
        'none.png: there is no such file.',
        expect.stringContaining('Describe the picture in "alt".'),
        '2 of 3 pictures were not stored.',
      ]);
      const { id } = JSON.parse(printed[1] ?? '');
      const stored = await createFilePictures(join(folder, 'originals')).find(id);
      expect(await sharp(stored?.body).metadata()).toMatchObject({ width: 60, height: 90 });
      expect(await readdir(join(folder, 'originals'))).toHaveLength(1);
      await writeFile(join(folder, 'page.json'), '');
      const contentAdmin = await openContentAdmin();
      const named = { productKeys: [], productSlugs: [], categorySlugs: [], skus: [] };
      expect(
        (await contentAdmin.listUnknown(english, { ...named, pictures: [id, 'file.0'] })).pictures,
      ).toEqual(['file.0']);
    });

    test('a draft with a placeholder is not published, and its page and field are named', async () => {
      const page = 'aldermoor/en-GB/unfinished';
      await save('unfinished', 'Whole');
      await run('export', 'pages');
      await change('unfinished', 'From [[year]] on');
      expect(await run('import', 'pages', '--draft')).toBe(0);
      expect(await run('publish', page)).toBe(1);
      expect(printed).toEqual([
        'title: aldermoor/en-GB/unfinished has the placeholder [[year]]; replace it before the page is published.',
      ]);
      expect(await run('rollback', page, '--version', '2')).toBe(1);
      expect(await findTitle('unfinished')).toBe('Whole');
      await run('delete', page, '--yes');
    });

    test('a page is imported as a draft, published for some time, unpublished, and restored', async () => {
      const page = 'aldermoor/en-GB/timed';
      await save('timed', 'Always');
      await run('export', 'pages');
      await change('timed', 'Sale');
      expect(await run('import', 'pages', '--draft')).toBe(0);
      expect(await findTitle('timed')).toBe('Always');
      expect(
        await run(
          'publish',
          page,
          '--from',
          '2027-01-01T10:00Z',
          '--until',
          '2027-01-01T12:00+01:00',
        ),
      ).toBe(0);
      expect(printed).toEqual([
        `${page}: version 2 is published from 2027-01-01 10:00 UTC on, until 2027-01-01 11:00 UTC; then there is no such page.`,
      ]);
      expect([
        await findTitle('timed', at(59)),
        await findTitle('timed', at(60)),
        await findTitle('timed', at(120)),
      ]).toEqual(['Always', 'Sale', null]);
      now = at(70);
      expect(await run('history', page)).toBe(0);
      expect(printed[0]).toMatch(
        /^> {4}2 {2}saved .* UTC {2}published 2027-01-01 10:00 UTC until 2027-01-01 11:00 UTC {2}sha256 [\da-f]{64}$/,
      );
      expect(printed.at(-1)).toBe('The published version is 2.');
      expect(await run('unpublish', `${page}.json`)).toBe(0);
      expect(await findTitle('timed')).toBeNull();
      expect(await run('unpublish', page)).toBe(1);
      expect(printed).toEqual([`page: ${page} is not published.`]);
      now = at(71);
      expect(await run('rollback', page)).toBe(0);
      expect(await findTitle('timed')).toBe('Sale');
      now = at(72);
      expect(await run('rollback', page, '--version', '1')).toBe(0);
      expect(printed).toEqual([`${page}: version 4 is published, a copy of version 1.`]);
      expect(await findTitle('timed')).toBe('Always');
    });

    test('the text of an order’s terms is found by the hash that the order names', async () => {
      const page = 'aldermoor/en-GB/pages/terms';
      await save('pages/terms', 'Terms of 2026');
      const content = createContent(setup.database);
      const accepted = await content.findPage(english, 'pages/terms', now);
      const hash = accepted ? hashPageText(accepted) : '';
      now = at(1);
      await save('pages/terms', 'Terms of 2027');
      await run('history', page);
      expect(printed.filter((line) => line.endsWith(`sha256 ${hash}`))).toEqual([
        expect.stringMatching(/^ {5}1 /),
      ]);
      expect(await run('show', page, '--hash', hash)).toBe(0);
      expect(printed.join('\n')).toContain('# Terms of 2026');
      expect(await run('show', page)).toBe(0);
      expect(printed.join('\n')).toContain('# Terms of 2027');
      expect(await run('show', page, '--hash', 'abc')).toBe(1);
      expect(printed).toEqual(['--hash: no version has the hash abc; history lists them.']);
      expect(await run('show', page, '--version', '9')).toBe(1);
      expect(printed).toEqual([`--version: ${page} has no version 9; history lists them.`]);
      await run('delete', page, '--yes');
    });

    test('a page is deleted only when that is confirmed twice', async () => {
      await save('doomed', 'Doomed');
      expect(await run('delete', 'aldermoor/en-GB/doomed')).toBe(1);
      expect(printed[0]).toContain('1 version would be deleted for good. Confirm with --yes');
      expect(await findTitle('doomed')).toBe('Doomed');
      expect(await run('delete', 'aldermoor/en-GB/doomed', '--yes')).toBe(0);
      expect(await findTitle('doomed')).toBeNull();
      expect(await run('history', 'aldermoor/en-GB/doomed')).toBe(1);
      expect(printed).toEqual(['page: there is no aldermoor/en-GB/doomed.']);
    });

    test('an outdated export is refused as a whole, and overwrites newer versions only with --force', async () => {
      await save('old', 'Old');
      await save('other', 'Other');
      await run('export', 'pages');
      now = at(5);
      await save('old', 'Newer');
      await change('old', 'Mine');
      await change('other', 'Mine too');
      expect(await run('import', 'pages')).toBe(1);
      expect(printed[0]).toBe(
        'aldermoor/en-GB/old.json: version: the file was written from version 1, and version 2 has since been published, from 2027-01-01T09:05Z; export the page again and edit that file, or import with --force',
      );
      expect(printed.at(-1)).toBe('Nothing was imported.');
      expect([await findTitle('old'), await findTitle('other')]).toEqual(['Newer', 'Other']);
      now = at(6);
      expect(await run('import', 'pages', '--force')).toBe(0);
      expect([await findTitle('old'), await findTitle('other')]).toEqual(['Mine', 'Mine too']);
    });

    test('a file can be changed and imported repeatedly; one without a version does not overwrite a page', async () => {
      await save('again', 'First');
      await run('export', 'pages');
      for (const title of ['Second', 'Third']) {
        now = new Date(now.getTime() + 60_000);
        await change('again', title);
        expect(await run('import', 'pages')).toBe(0);
        expect(await findTitle('again')).toBe(title);
      }
      await writeFile(fileOf('again'), JSON.stringify(pageContent('By hand')));
      expect(await run('import', 'pages')).toBe(1);
      expect(printed[0]).toContain(
        'again.json: version: the file has no version, and the shop has version 3',
      );
      await writeFile(fileOf('fresh'), JSON.stringify(pageContent('Fresh')));
      await writeFile(fileOf('again'), JSON.stringify(pageContent('Third')));
      expect(await run('import', 'pages')).toBe(0);
      expect(printed[0]).toMatch(/^1 of \d+ pages/);
      await run('delete', 'aldermoor/en-GB/fresh', '--yes');
      expect(await run('import', 'pages')).toBe(1);
      expect(printed[0]).toContain(
        'fresh.json: version: the file was written from version 1 of a page that has since been deleted',
      );
    });

    test.each([
      [['publish', 'home'], 'home: a page is named {fascia}/{locale}/{path}'],
      [['publish', 'aldermoor/en-GB/nothing'], 'page: there is no aldermoor/en-GB/nothing.'],
      [['publish', 'nowhere/en-GB/home'], 'fascia: there is no fascia nowhere.'],
      [['publish', 'aldermoor/xx/home'], 'locale: aldermoor is not available in xx.'],
      [
        ['publish', 'aldermoor/en-GB/refused', '--from', 'tomorrow'],
        '--from: tomorrow is not a time',
      ],
      [
        ['publish', 'aldermoor/en-GB/refused', '--from', '2027-02-31T09:00Z'],
        '--from: 2027-02-31T09:00Z is not a time',
      ],
      [['publish', 'aldermoor/en-GB/refused', '--from', '2027-02-01T09:00'], 'with its time zone'],
      [
        ['publish', 'aldermoor/en-GB/refused', '--from', '2026-01-01T09:00Z'],
        'from: that time has passed',
      ],
      [
        ['publish', 'aldermoor/en-GB/refused', '--until', '2026-01-01T09:00Z'],
        '--until: must be after the time of publication',
      ],
      [['publish', 'aldermoor/en-GB/refused', '--version', '0'], '--version: 0 is not a version'],
      [
        ['publish', 'aldermoor/en-GB/refused', '--version', '99'],
        'version: refused has no version 99',
      ],
      [['publish', 'aldermoor/en-GB/refused', '--force'], '--force: publish has no such option'],
      [
        ['publish', 'aldermoor/en-GB/refused', '--form', 'x'],
        '--form: is not an option of this command',
      ],
      [
        ['publish', 'aldermoor/en-GB/refused', '--from'],
        '--from: is not an option of this command, or its value is missing',
      ],
      [
        ['rollback', 'aldermoor/en-GB/refused'],
        'shoppers saw no version of aldermoor/en-GB/refused before this one',
      ],
      [
        ['rollback', 'aldermoor/en-GB/refused', '--version', '7'],
        'aldermoor/en-GB/refused has no version 7',
      ],
      [['check', 'no-such-folder'], 'no-such-folder: there is no such folder'],
    ])('%j is refused with a message, and changes nothing', async (args, problem) => {
      const editing = createContentEditing(setup.database);
      if ((await editing.listVersions({ ...english, path: 'refused' })).length === 0)
        await save('refused', 'Untouched');
      expect(await run(...args)).toBe(1);
      expect(printed.join('\n')).toContain(problem);
      expect(await editing.listVersions({ ...english, path: 'refused' })).toHaveLength(1);
      expect(await findTitle('refused')).toBe('Untouched');
    });
  }),
);
