/** Tests of GAL-1 to GAL-4: order of slides, arrows, swipes, video files, touch zoom. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { someColour } from '#features/selection/selection.fixtures.ts';
import { findVisibleArrows, pictureOfSlide, toGallerySlides } from './slides.ts';
import { PRODUCT_VIDEO_SETTINGS, videoSize, videoSources } from './video-sources.ts';
import {
  canPan,
  doubleTap,
  isDoubleTap,
  MAX_SCALE,
  MIN_SCALE,
  NO_ZOOM,
  pan,
  pinch,
  type Zoom,
  zoomAt,
} from './zoom.ts';

const poster = { id: 'draw.tee.poster', alt: '', tint: '' };
const video = { baseUrl: 'https://videos.example/tee/', poster, width: 720, height: 1080 };

describe('slides', () => {
  test('GAL-4: a video follows the second picture', () => {
    const slides = toGallerySlides(someColour('moss', { videos: [video] }));
    expect(slides.map(({ kind }) => kind)).toEqual(['picture', 'picture', 'video', 'picture']);
    expect(slides.map((slide) => pictureOfSlide(slide).id)[2]).toBe('draw.tee.poster');
  });
  test('GAL-4: a video is last where there is only one picture', () => {
    const { pictures } = someColour('moss');
    expect(
      toGallerySlides({ pictures: pictures.slice(0, 1), videos: [video] }).map(({ kind }) => kind),
    ).toEqual(['picture', 'video']);
  });
});

describe('GAL-2: arrows', () => {
  test.each([
    [0, false, { back: false, forward: true }],
    [1, false, { back: true, forward: true }],
    [2, false, { back: true, forward: false }],
    [0, true, { back: false, forward: false }],
    [1, true, { back: false, forward: false }],
    [2, true, { back: false, forward: false }],
  ])('slide %i of 0 to 2, zoomed %s', (index, isZoomed, arrows) => {
    expect(findVisibleArrows(index, 3, isZoomed)).toEqual(arrows);
  });
});

describe('GAL-4: a video', () => {
  test('has sources of its base URL and a profile, the desktop one from 768 px', () => {
    expect(videoSources(video)).toEqual([
      {
        src: 'https://videos.example/tee/webm_720p',
        type: 'video/webm',
        media: '(min-width: 768px)',
      },
      {
        src: 'https://videos.example/tee/mp4_720p_no_audio',
        type: 'video/mp4',
        media: '(min-width: 768px)',
      },
      { src: 'https://videos.example/tee/webm_480p', type: 'video/webm' },
      { src: 'https://videos.example/tee/mp4_480p', type: 'video/mp4' },
    ]);
  });
  test('is 720 by 1080 unless it has its own size', () => {
    expect(videoSize({ width: 0, height: 0 })).toEqual({ width: 720, height: 1080 });
    expect(videoSize({ width: 1080, height: 1920 })).toEqual({ width: 1080, height: 1920 });
  });
  test('autoplays only without sound', () => {
    expect(PRODUCT_VIDEO_SETTINGS).toMatchObject({
      autoplay: true,
      sound: false,
      scrollToPlay: true,
    });
  });
});

describe('GAL-3: zoom by fingers', () => {
  const viewport = { width: 390, height: 585 };
  const middle = { x: 195, y: 292.5 };

  test('spreading two fingers to twice their distance adds 2.5', () => {
    expect(pinch(NO_ZOOM, middle, 2, viewport).scale).toBeCloseTo(3.5);
  });
  test('the point between the fingers keeps its position', () => {
    const { scale, x, y } = pinch(NO_ZOOM, middle, 1.4, viewport);
    expect([x + middle.x * scale, y + middle.y * scale]).toEqual([
      expect.closeTo(middle.x),
      expect.closeTo(middle.y),
    ]);
  });
  test('a finger pans above 1.1 only', () => {
    const little = zoomAt(NO_ZOOM, middle, 1.1, viewport);
    expect(pan(little, { x: 5, y: 0 }, viewport)).toBe(little);
    const more = zoomAt(NO_ZOOM, middle, 1.2, viewport);
    expect(pan(more, { x: 5, y: 0 }, viewport).x).toBeCloseTo(more.x + 5);
  });
  test('a double tap zooms in at its position, and out again', () => {
    const inside = doubleTap(NO_ZOOM, { x: 100, y: 100 }, viewport);
    expect(inside.scale).toBeCloseTo(2.01, 1);
    expect(inside.x + 100 * inside.scale).toBeCloseTo(100);
    expect(doubleTap(inside, middle, viewport)).toEqual(NO_ZOOM);
  });
  test.each([
    [200, 0, true],
    [201, 0, false],
    [100, 31, false],
  ])('two taps %i ms and %i px apart are one double tap: %s', (ms, away, is) => {
    expect(isDoubleTap({ x: 50, y: 50, at: 1000 }, { x: 50 + away, y: 50, at: 1000 + ms })).toBe(
      is,
    );
  });

  test('in any sequence of gestures, the scale stays within 1 to 4 and no edge enters the viewport', () => {
    const position = fc.record({
      x: fc.integer({ min: 0, max: 390 }),
      y: fc.integer({ min: 0, max: 585 }),
    });
    const moves = fc.array(
      fc.oneof(
        fc.record({
          kind: fc.constant('pinch' as const),
          at: position,
          spread: fc.double({ min: 0.01, max: 20, noNaN: true }),
        }),
        fc.record({ kind: fc.constant('pan' as const), at: position, spread: fc.constant(1) }),
        fc.record({ kind: fc.constant('tap' as const), at: position, spread: fc.constant(1) }),
      ),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(moves, (sequence) => {
        let zoom: Zoom = NO_ZOOM;
        for (const { kind, at, spread } of sequence) {
          if (kind === 'pinch') zoom = pinch(zoom, at, spread, viewport);
          else
            zoom =
              kind === 'pan'
                ? pan(zoom, { x: at.x - 195, y: at.y - 292 }, viewport)
                : doubleTap(zoom, at, viewport);
          expect(zoom.scale).toBeGreaterThanOrEqual(MIN_SCALE);
          expect(zoom.scale).toBeLessThanOrEqual(MAX_SCALE);
          expect(zoom.x).toBeLessThanOrEqual(0);
          expect(zoom.x + viewport.width * zoom.scale).toBeGreaterThanOrEqual(
            viewport.width - 0.001,
          );
          expect(zoom.y).toBeLessThanOrEqual(0);
          expect(zoom.y + viewport.height * zoom.scale).toBeGreaterThanOrEqual(
            viewport.height - 0.001,
          );
        }
        if (!canPan(zoom)) expect(pan(zoom, { x: 1, y: 1 }, viewport)).toBe(zoom);
      }),
    );
  });
});
