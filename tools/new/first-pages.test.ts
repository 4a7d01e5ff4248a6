/** Tests that the first pages of a new fascia can be checked, completed and published. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FOOTER_PAGES } from '#shell/footer/footer-links.ts';
import { type ContentShop, openContentShop } from '../content/content-shop.fixtures.ts';
import { writeFirstPages } from './first-pages.ts';

const pages = writeFirstPages('Larkspur');
const files = Object.keys(pages);

let shop: ContentShop;
beforeEach(async () => {
  shop = await openContentShop();
  for (const [file, text] of Object.entries(pages)) {
    const path = pathOf(file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
});
afterEach(() => shop.close());

const pathOf = (file: string) => join(shop.folder, 'aldermoor/en-GB', file);

test('home, help and legal pages exist at the paths that the footer links to', () => {
  expect(files.toSorted()).toEqual([
    'home.json',
    'pages/about.json',
    ...['delivery', 'faq', 'imprint', 'privacy', 'returns', 'terms'].map(
      (name) => `pages/informational/${name}.json`,
    ),
  ]);
  const linked = FOOTER_PAGES.map((page) => `pages/${page}.json`);
  expect(files.filter((file) => linked.includes(file))).toHaveLength(6);
});

test('each placeholder is reported with its page and field, and nothing is published', async () => {
  expect(await shop.run('check', '.')).toBe(1);
  const faults = shop.printed.slice(0, -1);
  expect(faults.length).toBeGreaterThan(40);
  for (const fault of faults)
    expect(fault).toMatch(
      /^aldermoor\/en-GB\/\S+\.json: (?:title|description|sections\.[\w.]+): has the placeholder \[\[.+\]\]; replace it$/,
    );
  expect(new Set(faults.map((fault) => fault.split(':')[0]))).toHaveLength(files.length);
  expect(faults).toContain(
    'aldermoor/en-GB/pages/informational/imprint.json: sections.3.paragraphs.2: has the placeholder [[VAT number]]; replace it',
  );
  expect(await shop.run('import', '.')).toBe(1);
  expect(shop.saved.size).toBe(0);
});

test('pages with placeholders are imported as drafts', async () => {
  expect(await shop.run('import', '.', '--draft')).toBe(0);
  expect(shop.printed[0]).toContain('warning: ');
  expect(shop.printed.at(-2)).toMatch(/^\d+ warnings\.$/);
  expect(shop.saved.size).toBe(files.length);
});

test('completed pages are published', async () => {
  for (const file of files) {
    const text = await readFile(pathOf(file), 'utf8');
    await writeFile(pathOf(file), text.replaceAll(/\[\[.+?\]\]/g, 'Written.'));
  }
  expect(await shop.run('check', '.')).toBe(0);
  expect(await shop.run('import', '.')).toBe(0);
  expect(shop.saved.size).toBe(files.length);
});
