/** @vitest-environment happy-dom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { VideoPlayer } from './parts/video-player.tsx';
import { PRODUCT_VIDEO_SETTINGS, type VideoSettings } from './video-sources.ts';

const video = {
  baseUrl: '/media/film.tee',
  poster: { id: 'draw.tee', alt: 'Worn', tint: '#ffffff' },
  width: 720,
  height: 1080,
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function renderPlayer() {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('not now'));
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  render(<VideoPlayer video={video} fallback={<img alt={video.poster.alt} />} />);
  const player = screen.getByLabelText('gallery.video');
  return { player, sources: [...player.querySelectorAll('source')] };
}

test('GAL-4: a video with a missing file plays the next source', () => {
  const { player, sources } = renderPlayer();
  for (const source of sources.slice(0, -1)) fireEvent.error(source);
  expect(player.isConnected).toBe(true);
  expect(screen.queryByRole('img', { name: 'Worn' })).toBeNull();
});

test('GAL-4: a video without playable files shows its poster instead of a player', () => {
  const { player, sources } = renderPlayer();
  for (const source of sources) fireEvent.error(source);
  expect(screen.getByRole('img', { name: 'Worn' })).toBeTruthy();
  expect(player.isConnected).toBe(false);
});

test('GAL-4: a video that fails while playing shows its poster', () => {
  const { player } = renderPlayer();
  fireEvent.error(player);
  expect(screen.getByRole('img', { name: 'Worn' })).toBeTruthy();
});

test('GAL-4: a video whose sources failed before hydration is loaded again', () => {
  vi.spyOn(HTMLMediaElement.prototype, 'networkState', 'get').mockReturnValue(
    HTMLMediaElement.NETWORK_NO_SOURCE,
  );
  const loading = vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  const { player, sources } = renderPlayer();
  expect(loading).toHaveBeenCalledOnce();
  expect(player.isConnected).toBe(true);
  for (const source of sources) fireEvent.error(source);
  expect(screen.getByRole('img', { name: 'Worn' })).toBeTruthy();
});

describe('GAL-4: by its settings, a video', () => {
  function play(settings: Partial<VideoSettings>) {
    let intersect: (...shares: number[]) => void = () => undefined;
    let threshold: unknown;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(
          notify: (entries: { intersectionRatio: number }[]) => void,
          options: IntersectionObserverInit,
        ) {
          intersect = (...shares) =>
            notify(shares.map((intersectionRatio) => ({ intersectionRatio })));
          threshold = options.threshold;
        }
        observe() {}
        disconnect() {}
      },
    );
    const playSpy = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const paused = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    render(
      <VideoPlayer
        video={video}
        settings={{ ...PRODUCT_VIDEO_SETTINGS, ...settings }}
        fallback={null}
      />,
    );
    const player = screen.getByLabelText<HTMLVideoElement>('gallery.video');
    return {
      player,
      playSpy,
      paused,
      intersect: (...shares: number[]) => intersect(...shares),
      threshold: () => threshold,
    };
  }

  test('plays while half of it is visible, and pauses otherwise', () => {
    const { playSpy, paused, intersect, threshold } = play({});
    expect(threshold()).toBe(0.5);
    intersect(0.49);
    expect(playSpy).not.toHaveBeenCalled();
    expect(paused).toHaveBeenCalledOnce();
    intersect(0.5);
    expect(playSpy).toHaveBeenCalledOnce();
  });
  test('that became visible while the page was busy plays', () => {
    const { playSpy, intersect } = play({});
    intersect(0, 1);
    expect(playSpy).toHaveBeenCalledOnce();
  });
  test('plays at once without scroll_to_play, and does not start without autoplay', () => {
    expect(play({ scrollToPlay: false }).playSpy).toHaveBeenCalledOnce();
    cleanup();
    vi.restoreAllMocks();
    expect(play({ autoplay: false, scrollToPlay: false }).playSpy).not.toHaveBeenCalled();
  });
  test('does not autoplay with reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(play({ scrollToPlay: false }).playSpy).not.toHaveBeenCalled();
  });
  test.each([true, false])('has its poster; controls, loop and sound: %s', (is) => {
    const { player } = play({ controls: is, loop: is, sound: is });
    expect(player.getAttribute('poster')).toContain('draw.tee');
    expect([player.controls, player.loop, !player.muted]).toEqual([is, is, is]);
  });
  test('that cannot start is logged, and stays', async () => {
    const { player } = renderPlayer();
    cleanup();
    render(
      <VideoPlayer
        video={video}
        settings={{ ...PRODUCT_VIDEO_SETTINGS, scrollToPlay: false }}
        fallback={null}
      />,
    );
    await expect
      .poll(() => console.info)
      .toHaveBeenCalledWith(expect.any(String), 'Error: not now');
    expect(screen.getByLabelText('gallery.video')).not.toBe(player);
  });
});
