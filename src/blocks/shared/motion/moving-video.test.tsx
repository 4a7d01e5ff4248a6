/** @vitest-environment happy-dom */
/** Tests of the pause button of an autoplaying video. */
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { hydrateVideo } from '#ui/video/hydrate-video.browser.ts';
import { fixtureVideo } from '../../testing/fixture-pictures.ts';
import { content } from '../../video/video.content.ts';
import { ContentVideoPlayer } from './content-video.tsx';
import { VideoContainer } from './video-container.tsx';

let see: (ratio: number) => void = () => undefined;

class FakeIntersectionObserver {
  constructor(notify: (entries: { intersectionRatio: number }[]) => void) {
    see = (intersectionRatio) => notify([{ intersectionRatio }]);
  }
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function renderVideo(settings: object = {}) {
  const video = parse(content.schema, { ...fixtureVideo, ...settings });
  document.body.innerHTML = renderToStaticMarkup(
    <ShopProvider value={testShop}>
      <VideoContainer video={video} label="A table being laid">
        <ContentVideoPlayer video={video} />
      </VideoContainer>
    </ShopProvider>,
  );
  const film = document.querySelector('video');
  if (!film) throw new Error('nothing was drawn');
  return { film, button: document.querySelector('button') };
}

test('before it moves there is no button: without JavaScript nothing would answer it', () => {
  expect(renderVideo().button?.hidden).toBe(true);
});

test.each([{ video_controls: true }, { video_sound: true }, { video_autoplay: false }])(
  'with controls of its own it has no other: %j',
  (settings) => {
    const { film, button } = renderVideo(settings);
    expect([film.controls, button]).toEqual([true, null]);
  },
);

test('stopped by the shopper it stays paused when it comes into sight again, until it is started', () => {
  const { film, button } = renderVideo();
  hydrateVideo(film);
  see(0.6);
  expect([film.paused, button?.hidden, button?.ariaLabel]).toEqual([
    false,
    false,
    'slides.pause: A table being laid',
  ]);
  button?.click();
  expect([film.paused, button?.ariaLabel]).toEqual([true, 'slides.play: A table being laid']);
  see(0.2);
  see(0.6);
  expect(film.paused).toBe(true);
  button?.click();
  expect([film.paused, button?.ariaLabel]).toEqual([false, 'slides.pause: A table being laid']);
});

test('it rests while less than half of it is seen, and goes on by itself', () => {
  const { film } = renderVideo();
  hydrateVideo(film);
  see(0.6);
  see(0.4);
  expect(film.paused).toBe(true);
  see(0.5);
  expect(film.paused).toBe(false);
});

test('a start that the browser forbids is logged, and no more', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const { film } = renderVideo();
  film.play = () => Promise.reject(new Error('not allowed here'));
  hydrateVideo(film);
  see(0.6);
  await vi.waitFor(() =>
    expect(logged).toHaveBeenCalledWith(expect.any(String), 'Error: not allowed here'),
  );
  logged.mockRestore();
});

test('a film of five seconds that ends needs no button, a longer one does', () => {
  const { film, button } = renderVideo({ loopVideo: false });
  hydrateVideo(film);
  const know = (duration: number) => {
    Object.defineProperty(film, 'duration', { value: duration, configurable: true });
    film.dispatchEvent(new Event('loadedmetadata'));
    return button?.hidden;
  };
  expect([know(5), know(5.1)]).toEqual([true, false]);
});

test('where motion is unwelcome its poster stays, and no button', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { film, button } = renderVideo();
  hydrateVideo(film);
  expect([film.paused, button?.hidden]).toEqual([true, true]);
});
