/** Tests of loading sections: parsing, the time limit, and rendering to HTML. */

import { object, string } from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { blockSchemaId, defineBlockContent } from '#kit/define-block-content.ts';
import { type LogFields, silentLog } from '#kit/log.ts';
import { INCOMPLETE_TAG } from '#request/shop.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { content as containerContent } from '../section/section.content.ts';
import { defineBlock } from './define-block.server.ts';
import { extractSectionHtml } from './extract-section-html.server.ts';
import { loadSections, type SectionContext } from './render-sections.server.tsx';

const schema = object({ words: string() });
const still = defineBlock({
  content: defineBlockContent('still', schema),
  hydrate: 'never',
  render: () => <p>still</p>,
});
const container = defineBlock({
  content: containerContent,
  hydrate: 'with-sections',
  render: () => <p>section</p>,
});
const defineLive = (load?: () => Promise<unknown>) =>
  defineBlock({
    content: defineBlockContent('live', schema),
    ...(load && { load }),
    hydrate: 'visible',
    render: () => null,
  });
let warned: LogFields[];
let tags: string[];
const log = { ...silentLog, warn: (fields: LogFields) => void warned.push(fields) };
const shop = createTestShop({ log, tag: (tag) => void tags.push(tag) });

beforeEach(() => {
  warned = [];
  tags = [];
});

function createContext(page: string, load?: () => Promise<unknown>): SectionContext {
  const blocks = new Map([still, container, defineLive(load)].map((item) => [item.name, item]));
  return { page, blocks, limit: 20 };
}

const section = (name: string, words: unknown = 'a') => ({
  _meta: { schema: blockSchemaId(name) },
  words,
});
const withSections = (...sections: unknown[]) => ({
  _meta: { schema: blockSchemaId('section') },
  sections,
});

test('a static section is HTML without content, a live one content without HTML', async () => {
  expect(
    await loadSections(shop, [section('still'), section('live')], createContext('kinds')),
  ).toEqual([
    { id: 'kinds-0', block: 'still', isStatic: true, html: '<p>still</p>' },
    { id: 'kinds-1', block: 'live', isStatic: false, content: { words: 'a' } },
  ]);
});

test('a block of blocks is HTML as long as nothing in it hydrates', async () => {
  const [staticSections, hydratedSections] = await loadSections(
    shop,
    [withSections(section('still')), withSections(section('still'), section('live'))],
    createContext('holding'),
  );
  expect([staticSections?.isStatic, hydratedSections?.isStatic]).toEqual([true, false]);
});

test('an invalid block is left out and reported once, with its page and its position', async () => {
  for (const _time of [1, 2]) {
    const loaded = await loadSections(
      shop,
      [section('live', 3), section('nobody'), 'words', withSections(section('still', null))],
      createContext('spoilt'),
    );
    expect(loaded.map(({ id }) => id)).toEqual(['spoilt-3']);
  }
  expect(warned.map(({ page, path }) => [page, path])).toEqual([
    ['spoilt', 'sections.0'],
    ['spoilt', 'sections.1'],
    ['spoilt', 'sections.2'],
    ['spoilt', 'sections.3.sections.0'],
  ]);
});

test('a load that fails or is late leaves its section without data, and the answer unkept', async () => {
  const failing = () => Promise.reject(new Error('unavailable'));
  const late = () => new Promise((resolve) => setTimeout(resolve, 500));
  for (const load of [failing, late]) {
    const [loaded] = await loadSections(shop, [section('live')], createContext('loads', load));
    expect(loaded).toMatchObject({ loaded: null });
  }
  expect(tags).toEqual([INCOMPLETE_TAG, INCOMPLETE_TAG]);
});

test('blocks within blocks end at the fourth depth', async () => {
  const fourth = withSections(withSections(withSections(section('live'))));
  expect(JSON.stringify(await loadSections(shop, [fourth], createContext('deep')))).toContain(
    '"live"',
  );
  expect(
    JSON.stringify(await loadSections(shop, [withSections(fourth)], createContext('deep'))),
  ).not.toContain('"live"');
});

test('a document carries no HTML twice: it is taken out, however deep', async () => {
  const sections = await loadSections(
    shop,
    [section('still'), withSections(section('live'), section('still'))],
    createContext('taken'),
  );
  const { without, htmlById } = extractSectionHtml(sections);
  expect([...htmlById.keys()]).toEqual(['taken-0', 'taken-1-1']);
  expect(JSON.stringify(without)).not.toContain('<p>');
});
