/** @vitest-environment happy-dom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { VideoPlayer } from './parts/video-player.tsx';

const video = { baseUrl: '/media/film.tee', poster: { id: 'draw.tee', alt: 'Worn', tint: '#ffffff' }, width: 720, height: 1080 };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show() {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('not now'));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<VideoPlayer video={video} instead={<img alt={video.poster.alt} />} />);
  const player = screen.getByLabelText('gallery.video');
  return { player, sources: [...player.querySelectorAll('source')] };
}

test('GAL-4: a film of which one file is missing goes on to the next', () => {
  const { player, sources } = show();
  for (const source of sources.slice(0, -1)) fireEvent.error(source);
  expect(player.isConnected).toBe(true);
  expect(screen.queryByRole('img', { name: 'Worn' })).toBeNull();
});

test('GAL-4: of a film without files its poster stays, and no player that cannot play', () => {
  const { player, sources } = show();
  for (const source of sources) fireEvent.error(source);
  expect(screen.getByRole('img', { name: 'Worn' })).toBeTruthy();
  expect(player.isConnected).toBe(false);
});

test('GAL-4: a film that breaks off leaves its poster', () => {
  const { player } = show();
  fireEvent.error(player);
  expect(screen.getByRole('img', { name: 'Worn' })).toBeTruthy();
});

test('GAL-4: files that were found missing before the page woke are known', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'networkState', 'get').mockReturnValue(HTMLMediaElement.NETWORK_NO_SOURCE);
  show();
  expect(await screen.findByRole('img', { name: 'Worn' })).toBeTruthy();
});
