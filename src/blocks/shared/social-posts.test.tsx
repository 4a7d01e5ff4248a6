/** @vitest-environment happy-dom */
/** Tests of social posts as carousel and gallery: filters by channel and tag, empty results. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { elementOf, renderBlock } from '#test/components/render-block.tsx';
import { posts } from '../testing/social-posts.ts';

const names = () =>
  screen
    .getAllByRole('article')
    .map((card) => card.querySelector('[aria-label]')?.getAttribute('aria-label'));
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each(['socials-carousel', 'socials-gallery'])(
  '%s keeps the posts of one channel, or of any of the chosen tags',
  (name) => {
    render(elementOf(name, { content: { title: 'As worn' }, loaded: posts }));
    expect(names()).toEqual(['Post 1', 'socials.play(Post 2)', 'Post 3']);
    click('TikTok');
    expect(names()).toEqual(['socials.play(Post 2)']);
    click('socials.all');
    click('#knit');
    click('#table');
    expect(names()).toEqual(['Post 1', 'Post 3']);
    click('TikTok');
    expect(screen.getByText('socials.noPosts')).toBeTruthy();
  },
);

test.each(['socials-carousel', 'socials-gallery'])(
  '%s shows a message where there are no posts; filters only where switched on',
  (name) => {
    expect(renderBlock(name, { title: 'As worn' }).text).toContain('socials.noPosts');
    expect(renderBlock(name, { title: 'As worn' }, { loaded: posts }).all('fieldset')).toHaveLength(
      1,
    );
    expect(
      renderBlock(name, { title: 'As worn', filters: false }, { loaded: posts }).all('fieldset'),
    ).toHaveLength(0);
  },
);
