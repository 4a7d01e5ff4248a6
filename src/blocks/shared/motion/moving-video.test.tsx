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

let intersect: (ratio: number) => void = () => undefined;

class FakeIntersectionObserver {
  constructor(notify: (entries: { intersectionRatio: number }[]) => void) {
    intersect = (intersectionRatio) => notify([{ intersectionRatio }]);
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
  const element = document.querySelector('video');
  if (!element) throw new Error('no video was rendered');
  return { element, button: document.querySelector('button') };
}

test('before it moves there is no button: without JavaScript nothing would answer it', () => {
  expect(renderVideo().button?.hidden).toBe(true);
});

test.each([{ video_controls: true }, { video_sound: true }, { video_autoplay: false }])(
  'with controls of its own it has no other: %j',
  (settings) => {
    const { element, button } = renderVideo(settings);
    expect([element.controls, button]).toEqual([true, null]);
  },
);

test('stopped by the shopper it stays paused when it comes into sight again, until it is started', () => {
  const { element, button } = renderVideo();
  hydrateVideo(element);
  intersect(0.6);
  expect([element.paused, button?.hidden, button?.ariaLabel]).toEqual([
    false,
    false,
    'slides.pause: A table being laid',
  ]);
  button?.click();
  expect([element.paused, button?.ariaLabel]).toEqual([true, 'slides.play: A table being laid']);
  intersect(0.2);
  intersect(0.6);
  expect(element.paused).toBe(true);
  button?.click();
  expect([element.paused, button?.ariaLabel]).toEqual([false, 'slides.pause: A table being laid']);
});

test('it rests while less than half of it is seen, and goes on by itself', () => {
  const { element } = renderVideo();
  hydrateVideo(element);
  intersect(0.6);
  intersect(0.4);
  expect(element.paused).toBe(true);
  intersect(0.5);
  expect(element.paused).toBe(false);
});

test('a start that the browser forbids is logged, and no more', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const { element } = renderVideo();
  element.play = () => Promise.reject(new Error('not allowed here'));
  hydrateVideo(element);
  intersect(0.6);
  await vi.waitFor(() =>
    expect(logged).toHaveBeenCalledWith(expect.any(String), 'Error: not allowed here'),
  );
  logged.mockRestore();
});

test('a film of five seconds that ends needs no button, a longer one does', () => {
  const { element, button } = renderVideo({ loopVideo: false });
  hydrateVideo(element);
  const know = (duration: number) => {
    Object.defineProperty(element, 'duration', { value: duration, configurable: true });
    element.dispatchEvent(new Event('loadedmetadata'));
    return button?.hidden;
  };
  expect([know(5), know(5.1)]).toEqual([true, false]);
});

test('where motion is unwelcome its poster stays, and no button', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { element, button } = renderVideo();
  hydrateVideo(element);
  expect([element.paused, button?.hidden]).toEqual([true, true]);
});
