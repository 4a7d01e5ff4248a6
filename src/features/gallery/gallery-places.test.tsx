/** @vitest-environment happy-dom */
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Video } from '#features/catalogue/catalogue.ts';
import { someColour } from '#features/selection/selection.fixtures.ts';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { styleOf } from '#test/components/styles.ts';
import { expectElement } from '#test/expect-defined.ts';
import { Gallery, type GalleryProps } from './gallery.tsx';

afterEach(cleanup);

function renderGallery(props: GalleryProps) {
  render(
    <ShopProvider value={testShop}>
      <Gallery {...props} />
    </ShopProvider>,
  );
  return within(screen.getByRole('region', { name: 'gallery.label' }));
}

test('GAL-6: social proof is shown over the media, beside the badges', () => {
  const gallery = renderGallery({
    colour: someColour('moss'),
    badges: <b>New</b>,
    overlay: <p>12 people are looking</p>,
  });
  const reported = gallery.getByText('12 people are looking');
  const media = reported.closest('div:has(ul)');
  expect(media?.querySelector('ul')).not.toBeNull();
  expect(within(expectElement(media, HTMLElement)).getByText('New')).toBeTruthy();
});

test('GAL-1, GAL-5: the first picture is loaded with priority, the others lazily', () => {
  const gallery = renderGallery({ colour: someColour('moss') });
  const [first, ...others] = gallery.getAllByRole('img');
  expect(first?.getAttribute('fetchpriority')).toBe('high');
  expect(first?.getAttribute('loading')).toBeNull();
  expect(others.map((picture) => picture.getAttribute('loading'))).toEqual(['lazy', 'lazy']);
});

test('GAL-4: a video follows the second picture, and shows its poster until hydration', () => {
  const [poster] = someColour('moss').pictures;
  if (!poster) throw new Error('A colour has pictures.');
  const video: Video = {
    baseUrl: '/media/video.moss',
    poster: { ...poster, alt: 'Worn' },
    width: 720,
    height: 1080,
  };
  const gallery = renderGallery({ colour: someColour('moss', { videos: [video] }) });
  const slides = within(gallery.getByRole('list', { name: 'gallery.label' }));
  expect(slides.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
    'Moss front',
    'Moss back',
    'Worn',
    'Moss detail',
  ]);
});

test('without pictures a plain area of their ratio fills the gallery, without arrows or zoom', () => {
  const gallery = renderGallery({ colour: someColour('moss', { pictures: [], videos: [] }) });
  const [videoSlide, ...others] = within(
    gallery.getByRole('list', { name: 'gallery.label' }),
  ).getAllByRole('listitem');
  expect(others).toEqual([]);
  const background = videoSlide?.firstElementChild;
  expect(styleOf(background)).toMatchObject({
    ...{ display: 'block', 'aspect-ratio': '2/3', width: '100%' },
    'background-color': 'var(--surface)',
  });
  expect([background?.getAttribute('aria-hidden'), background?.textContent]).toEqual(['true', '']);
  expect(videoSlide?.textContent).toBe('gallery.none');
  expect([gallery.queryAllByRole('img'), gallery.queryAllByRole('button')]).toEqual([[], []]);
});
