/** Tests of the section. */
import { expect, test } from 'vitest';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';
import type { LoadedSection } from '../render/loaded-section.ts';

const inner: LoadedSection = { id: 'one', block: 'text', isStatic: true, html: '<p>Within</p>' };

test('a section has one heading, an introduction, a link, and its sections below', () => {
  const section = renderBlock(
    'section',
    { title: 'The table', introduction: 'All of it.', link: { label: 'See all', href: '/home' } },
    { sections: [inner] },
  );
  expect(section.texts('h2, p')).toEqual(['The table', 'All of it.', 'Within']);
  expect(section.texts('a')).toEqual(['See all']);
});

test('its heading is the main one where the section opens a page', () => {
  expect(renderBlock('section', { title: 'The table' }, { isFirst: true }).texts('h1')).toEqual([
    'The table',
  ]);
});

test('an unknown background is rejected with the path of its field', () => {
  expect(contentErrorOf('section', { ground: 'plaid' })).toMatch(/^ground: /);
});
