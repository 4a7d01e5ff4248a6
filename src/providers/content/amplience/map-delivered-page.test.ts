/** Tests of delivered items as pages: every section fits its block. */
import { describe, expect, test } from 'vitest';
import { schemaIdOf } from '#blocks/render/loaded-section.ts';
import { blocks } from '#blocks/render/render-sections.server.tsx';
import { INVALID_VALUES, listInvalidContents } from '#blocks/testing/invalid-content.ts';
import { parseBlockName } from '#kit/define-block-content.ts';
import { encodeAmplienceId } from '#providers/vendors/amplience/media-id.ts';
import * as delivered from './delivered.fixtures.ts';
import { mapDeliveredPage } from './map-delivered-page.ts';

const read = (item: object, locale = 'en-GB') => mapDeliveredPage({ ...item }, 'home', locale);
const blocksOf = (item: object, locale?: string) => read(item, locale).sections.map(checkSection);

/** Name of the block that a section fits, or why it fits none. */
function checkSection(section: unknown): string {
  const name = parseBlockName(schemaIdOf(section) ?? '') ?? '';
  const parsed = blocks.get(name)?.parse(section) ?? { reason: `there is no block ${name}` };
  return 'reason' in parsed ? parsed.reason : name;
}

describe('published content types', () => {
  test.each([
    ['a simple banner', delivered.simpleBanner, ['hero-banner']],
    ['an advanced banner', delivered.advancedBanner, ['hero-banner']],
    ['a card', delivered.card('Dresses', '/categories/dresses'), ['cta-card']],
    ['a list of cards', delivered.cardList, ['grid']],
    ['a slot', delivered.bannerSlot, ['hero-banner']],
    ['a slot for some people', delivered.personalSlot, ['hero-banner']],
    ['a picture with products', delivered.shoppableImage, ['shoppable-banner']],
    ['a video', delivered.video, ['media-hub-video']],
    ['an article', delivered.article, ['blog-header', 'text', 'blog-panel']],
    ['the head of an article', delivered.article.snippet, ['blog-card']],
    ['our own blocks', delivered.ownPage, ['text', 'image-text', 'grid']],
  ])('%s fits our blocks', (_name, item, blocks) => {
    expect(blocksOf(item)).toEqual(blocks);
  });

  test('a container is opened; what nobody knows is left for the page to leave out', () => {
    const [hero, cards, unknown, banner] = blocksOf(delivered.container);
    expect([hero, cards, banner]).toEqual(['hero-banner', 'grid', 'hero-banner']);
    expect(unknown).toContain('there is no block');
  });
});

test('a banner keeps its text, its position and only links that lead somewhere', () => {
  expect(read(delivered.simpleBanner).sections[0]).toMatchObject({
    ...{
      title: 'Coats',
      subtitle: 'For the long walk home In wool.',
      linkLocation: 'middle-right',
    },
    picture: { id: 'amplience.northshop.coats-on-a-rail', alt: 'Coats on a rail' },
    links: [{ label: 'See the coats', href: '/categories/coats' }],
  });
  expect(read(delivered.advancedBanner).sections[0]).toMatchObject({
    links: [{ label: 'Shop knitwear', href: '/categories/knitwear' }],
  });
  expect(read(delivered.cardList).sections[0]).toMatchObject({
    sections: [{ title: 'Dresses' }, { title: 'Shoes' }],
  });
});

test('only content without personal targeting is on a page that everyone sees', () => {
  expect(read(delivered.personalSlot).sections[0]).toMatchObject({ title: 'Coats' });
});

test.each([
  ['fr-FR', 'Le lin'],
  ['en-GB', 'Linen'],
  ['ar', 'Linen'],
])('texts in %s where there are some, else in English', (locale, title) => {
  expect(read(delivered.localizedBanner, locale).sections[0]).toMatchObject({ title });
});

test('an article keeps its pictures with their captions, without Markdown syntax', () => {
  const [head, opening, panel] = read(delivered.article).sections;
  const id = encodeAmplienceId({ account: 'northshop', name: 'Coats Öffner' });
  expect(head).toMatchObject({
    title: 'The coat guide',
    date: '2026-10-01',
    picture: { id, alt: 'Four coats' },
  });
  expect(opening).toMatchObject({ paragraphs: ['Before any picture, softly.'] });
  expect(panel).toMatchObject({
    paragraphs: ['Wool is warm and lasts.'],
    link: { label: 'Shop wool', href: '/categories/wool' },
  });
});

test('pictures chosen in the hub and slots within blocks are taken in our own blocks', () => {
  expect(read(delivered.ownPage, 'de-DE')).toMatchObject({
    ...{ path: 'home', title: 'Rückgabe', description: 'How to send things back.' },
    sections: [
      { title: 'Rückgabe' },
      { picture: { id: 'amplience.northshop.parcel', alt: 'A parcel', tint: '#aabbcc' } },
      { sections: [{ title: 'Coats' }] },
    ],
  });
});

test('a page with any one field invalid is still a page', () => {
  for (const item of [
    delivered.container,
    delivered.article,
    delivered.ownPage,
    delivered.shoppableImage,
  ])
    for (const spoilt of [...listInvalidContents(item), ...INVALID_VALUES]) {
      if (typeof spoilt !== 'object' || spoilt === null) continue;
      const { sections } = read(spoilt);
      expect(Array.isArray(sections)).toBe(true);
      for (const section of sections) checkSection(section);
    }
});
