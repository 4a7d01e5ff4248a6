/** @vitest-environment happy-dom */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { styleOf } from '#test/components/styles.ts';
import { Picture } from './picture.tsx';
import { WidePicture } from './wide-picture.tsx';

afterEach(cleanup);
const mug = { id: 'draw.mug.sage.front', alt: 'Mug in sage', tint: '#e4e8e1' };

test('has its tint as the background until it is loaded', () => {
  render(<Picture picture={mug} sizes="50vw" className="rounded-card" />);
  const image = screen.getByRole('img', { name: 'Mug in sage' });
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['640', '960']);
  expect(image.getAttribute('style')).toContain('--picture-tint: #e4e8e1');
  expect(styleOf(image)['border-radius']).toBeTruthy();
});

test('is loaded lazily, unless it has priority', () => {
  const { rerender } = render(<Picture picture={mug} sizes="50vw" />);
  expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy');
  rerender(<Picture picture={mug} sizes="50vw" priority />);
  expect(screen.getByRole('img').getAttribute('loading')).toBeNull();
  expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high');
});

test('offers AVIF in the requested widths', () => {
  const { container } = render(
    <Picture picture={mug} aspect="1x1" sizes="96px" widths={[80, 160]} quality="z" />,
  );
  const sources = [...container.querySelectorAll('source')].map((source) => [
    source.type,
    source.getAttribute('srcset'),
  ]);
  expect(sources).toEqual([
    [
      'image/avif',
      '/media/draw.mug.sage.front/w80-1x1-z.avif 80w, /media/draw.mug.sage.front/w160-1x1-z.avif 160w',
    ],
  ]);
  expect(screen.getByRole('img').getAttribute('src')).toBe(
    '/media/draw.mug.sage.front/w160-1x1-z.jpg',
  );
});

test('a wide picture has two crops: the wide one from 768 px, the upright one below', () => {
  const { container } = render(<WidePicture picture={mug} wide="16x9" sizes="100vw" />);
  const sources = [...container.querySelectorAll('source')].map(({ media, srcset }) => [
    media,
    srcset.split(' ')[0],
  ]);
  expect(sources).toEqual([
    ['(min-width: 48rem)', '/media/draw.mug.sage.front/w640-16x9-n.avif'],
    ['', '/media/draw.mug.sage.front/w480-4x5-n.avif'],
  ]);
});

test('a tint that is not a plain colour is left out', () => {
  render(<Picture picture={{ ...mug, tint: 'url(//elsewhere)' }} sizes="50vw" />);
  expect(screen.getByRole('img').getAttribute('style')).toBeNull();
});
