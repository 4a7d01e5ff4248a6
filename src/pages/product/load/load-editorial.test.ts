/** Tests of PDP-12: editorial content of a product. */
import { expect, test } from 'vitest';
import { sectionHtmlKey } from '#hydration/section-html.ts';
import { blockSchemaId } from '#kit/define-block-content.ts';
import { INCOMPLETE_TAG } from '#request/shop.ts';
import { createTestShop, routeArgs } from '#test/create-test-shop.ts';
import { loadEditorial } from './load-editorial.server.ts';

const header = (title: string) => ({ _meta: { schema: blockSchemaId('blog-header') }, title });
const hydrating = {
  _meta: { schema: blockSchemaId('countdown-banner') },
  title: 'Soon',
  endTime: '2027-01-01T00:00:00.000Z',
};
const product = { slug: 'plain-tee', brandSlug: 'saltmarsh' };

async function load(
  pages: Readonly<Record<string, readonly unknown[]>> | Error,
  url = 'http://shop.example/product/plain-tee',
  otherLocales: Readonly<Record<string, string>> = {},
) {
  const content = {
    async findPage(_scope: unknown, path: string) {
      if (pages instanceof Error) throw pages;
      const written = otherLocales[path] === undefined ? {} : { locale: otherLocales[path] };
      return pages[path]
        ? { path, title: '', description: '', sections: pages[path], ...written }
        : null;
    },
  };
  const shop = createTestShop({
    languages: [{ tag: 'de-DE', language: 'de', direction: 'ltr', name: 'Deutsch' }],
    ports: { content },
  });
  const args = routeArgs(shop, new Request(url));
  const sections = await loadEditorial(shop, args, product);
  const html = [...(args.context.get(sectionHtmlKey)?.values() ?? [])].join('');
  return { sections, tags: shop.tags, html };
}

test('a product’s own story goes before its maker’s, and what shows that it is genuine comes last', async () => {
  const maker = {
    'brand-stories/saltmarsh': [header('The maker')],
    'authenticity/saltmarsh': [header('Genuine')],
  };
  expect((await load(maker)).html).toMatch(/The maker.*Genuine/s);
  const { html } = await load({ ...maker, 'product-stories/plain-tee': [header('This tee')] });
  expect(html).toMatch(/This tee.*Genuine/s);
  expect(html).not.toContain('The maker');
});

test('a story may have a header, cards and panels, and what is genuine is shown by a video', async () => {
  const picture = { id: 'draw.tee.moss.front', alt: 'A tee', tint: '#e4e8e1' };
  const content = (name: string, fields: object) => ({
    _meta: { schema: blockSchemaId(name) },
    ...fields,
  });
  const { sections, html } = await load({
    'product-stories/plain-tee': [
      header('This tee'),
      content('blog-card', { title: 'Keeping cotton', href: '/pages/journal/cotton', picture }),
      content('blog-panel', {
        title: 'Four women, one table',
        paragraphs: ['Each piece passes all four.'],
        pictures: [picture],
      }),
    ],
    'authenticity/saltmarsh': [
      content('video', {
        label: 'A look at the seams',
        desktop_url: '/media/film.seams',
        encoding_profiles: ['webm_720p'],
        display_images: [picture],
        video_controls: true,
      }),
    ],
  });
  expect(sections.map(({ block }) => block)).toEqual([
    'blog-header',
    'blog-card',
    'blog-panel',
    'video',
  ]);
  for (const part of [
    'This tee',
    'Keeping cotton',
    'Each piece passes all four.',
    '/media/film.seams/webm_720p',
  ])
    expect(html).toContain(part);
});

test('a result in another language has that language, and the others have none', async () => {
  const pages = {
    'brand-stories/saltmarsh': [header('Der Macher')],
    'authenticity/saltmarsh': [header('Genuine')],
  };
  const { html } = await load(pages, undefined, { 'brand-stories/saltmarsh': 'de-DE' });
  expect(html).toMatch(/<div lang="de-DE" dir="ltr".*Der Macher.*Genuine/s);
  expect(html.match(/lang=/g)).toHaveLength(1);
});

test('a story has no title of the page’s own level', async () => {
  expect((await load({ 'product-stories/plain-tee': [header('This tee')] })).html).toContain('<h2');
});

test('the document carries a section’s HTML once, the browser’s own request gets it with its data', async () => {
  const pages = { 'product-stories/plain-tee': [header('This tee')] };
  expect((await load(pages)).sections).toEqual([
    { id: 'beside-plain-tee-0', block: 'blog-header', isStatic: true },
  ]);
  const [section] = (await load(pages, 'http://shop.example/product/plain-tee.data')).sections;
  expect(section?.html).toContain('This tee');
});

test('a block that would have to hydrate is left to pages of content', async () => {
  expect((await load({ 'product-stories/plain-tee': [hydrating] })).sections).toEqual([]);
});

test('where there is no story there is nothing, and a source that fails takes only its story with it', async () => {
  expect((await load({})).sections).toEqual([]);
  const { sections, tags } = await load(new Error('The source is away.'));
  expect(sections).toEqual([]);
  expect(tags).toContain(INCOMPLETE_TAG);
});
