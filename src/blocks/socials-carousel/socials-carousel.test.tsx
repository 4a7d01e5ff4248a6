/** @vitest-environment happy-dom */
/** Tests of the social carousel: sizes, links, previews of videos. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentErrorOf, elementOf, renderBlock } from '#test/components/render-block.tsx';
import { styleOf } from '#test/components/styles.ts';
import { posts } from '../testing/social-posts.ts';

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a row shows 1.2 posts on a phone and up to five on a desktop, at most 500 px high', () => {
  const row = renderBlock('socials-carousel', { title: 'As worn' }, { loaded: posts });
  expect([row.property('--slides-mobile'), row.property('--slides-desktop')]).toEqual(['1.2', '5']);
  for (const post of row.all('article')) expect(styleOf(post)['max-height']).toBe('500px');
});

test('a video is a preview first; clicked, it needs consent to its host before its iframe comes', () => {
  render(elementOf('socials-carousel', { content: { title: 'As worn' }, loaded: posts }));
  expect(document.querySelector('iframe')).toBeNull();
  click('socials.play(Post 2)');
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByText('iframe.question(Post 2, tiktok.com)')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'iframe.once' }));
});

test('a post links to its source, and its call to action to its own link', () => {
  const row = renderBlock('socials-carousel', { title: 'As worn' }, { loaded: posts });
  expect(row.all('article a').map((link) => link.getAttribute('href'))).toEqual([
    'https://www.instagram.com/p/1',
    // The noscript link of the video.
    'https://www.instagram.com/p/2',
    'https://www.instagram.com/p/3',
    '/categories/home',
  ]);
});

test('an empty title is rejected with the path of its field', () => {
  expect(contentErrorOf('socials-carousel', { title: '' })).toMatch(/^title: /);
});
