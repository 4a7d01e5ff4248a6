/** @vitest-environment happy-dom */
/** What R§ says of posts in a row and in rows: filters, any of the tags, preview and frame, sizes, and nothing to show. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SocialPost } from '#features/social/social.ts';
import { drawBlock, elementOf } from '#test/draw-block.tsx';

const post = (number: number, over: Partial<SocialPost> = {}): SocialPost => ({
  ...{ flocklerId: String(number), channel: 'instagram', sourceUrl: `https://www.instagram.com/p/${number}`, tags: [], ctaLink: null },
  ...{ images: [{ url: `/media/${number}.jpg`, altText: `Post ${number}` }], videos: [] },
  ...over,
});
const posts = [
  post(1, { tags: ['knit'] }),
  post(2, { channel: 'tiktok', tags: ['home'], videos: [{ type: 'mp4', url: 'https://www.tiktok.com/embed/v2/2' }] }),
  post(3, { tags: ['home', 'table'], ctaLink: { url: '/categories/home', title: 'Shop the table' } }),
];
const names = () => screen.getAllByRole('article').map((card) => card.querySelector('[aria-label]')?.getAttribute('aria-label'));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each(['socials-carousel', 'socials-gallery'])('R§4: %s keeps the posts of one channel, or of any of the chosen tags', (name) => {
  render(elementOf(name, { content: { title: 'As worn' }, loaded: posts }));
  expect(names()).toEqual(['Post 1', 'socials.play(Post 2)', 'Post 3']);
  press('TikTok');
  expect(names()).toEqual(['socials.play(Post 2)']);
  press('socials.all');
  press('#knit');
  press('#table');
  expect(names()).toEqual(['Post 1', 'Post 3']);
  press('TikTok');
  expect(screen.getByText('socials.noPosts')).toBeTruthy();
});

test.each(['socials-carousel', 'socials-gallery'])('R§8: %s says so where there are no posts; filters only where asked for', (name) => {
  expect(drawBlock(name, { title: 'As worn' }).text).toContain('socials.noPosts');
  expect(drawBlock(name, { title: 'As worn' }, { loaded: posts }).all('fieldset')).toHaveLength(1);
  expect(drawBlock(name, { title: 'As worn', filters: false }, { loaded: posts }).all('fieldset')).toHaveLength(0);
});

test('R§9: a row shows 1.2 posts on a phone and up to five on a desk, at most 500 px high', () => {
  const row = drawBlock('socials-carousel', { title: 'As worn' }, { loaded: posts });
  expect([row.property('--slides-mobile'), row.property('--slides-desktop')]).toEqual(['1.2', '5']);
  expect(row.all('article').every(({ className }) => className.includes('max-h-[500px]'))).toBe(true);
});

test('R§9: rows have 4 and 2 posts, gaps of 4 and 2, and there are 4 rows at most', () => {
  const many = Array.from({ length: 30 }, (_one, index) => post(index));
  const gallery = drawBlock('socials-gallery', { title: 'Kitchens' }, { loaded: many });
  expect(['--row-wide', '--row', '--gap-wide', '--gap'].map((name) => gallery.property(name))).toEqual(['4', '2', '16px', '8px']);
  expect(gallery.all('article')).toHaveLength(16);
  expect(gallery.all('li.max-md\\:hidden')).toHaveLength(8);
  const small = drawBlock('socials-gallery', { title: 'Kitchens', rowSizeDesktop: 6, rowLimit: 1 }, { loaded: many });
  expect(small.all('article')).toHaveLength(6);
});

test('R§4: a video is a preview first; pressed, its house is asked about before its frame comes', () => {
  render(elementOf('socials-carousel', { content: { title: 'As worn' }, loaded: posts }));
  expect(document.querySelector('iframe')).toBeNull();
  press('socials.play(Post 2)');
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByText('frame.question(Post 2, tiktok.com)')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'frame.once' }));
});

test('R§3: a post leads to its source, and its call to where it says', () => {
  const row = drawBlock('socials-carousel', { title: 'As worn' }, { loaded: posts });
  expect(row.all('article a').map((link) => link.getAttribute('href'))).toEqual([
    'https://www.instagram.com/p/1',
    // Where no script runs, the video's as well.
    'https://www.instagram.com/p/2',
    'https://www.instagram.com/p/3',
    '/categories/home',
  ]);
});
