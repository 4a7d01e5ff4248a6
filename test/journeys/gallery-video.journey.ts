/** GAL-4: journeys of videos in a product's gallery. */
import { expect, type Page } from '@playwright/test';
import { shops } from './support/shops.ts';
import { isPhone, openHydrated, test } from './support/watched-page.ts';

const product = `${shops[0]?.base}/product/marlowe-vane-textured-lambswool-jumper`;

/** Clicks the thumbnail or the dot of a slide. */
const showSlide = (page: Page, name: RegExp) =>
  page.getByRole('link', { name }).filter({ visible: true }).click();

test('a video plays by itself and muted while it is visible, restarts at its end, and pauses when another slide is shown', async ({
  page,
}) => {
  const videoRequests: string[] = [];
  page.on(
    'request',
    (request) => /\/(?:webm|mp4)_/.test(request.url()) && videoRequests.push(request.url()),
  );
  await openHydrated(page, product);
  await page.mouse.move(3, 3);
  const video = page.getByRole('list', { name: 'Pictures' }).locator('video');
  const readProperty = (name: keyof HTMLVideoElement) =>
    video.evaluate((element, key): unknown => Reflect.get(element, key), name);
  await expect(video).toBeAttached();
  expect(await readProperty('paused')).toBe(true);
  expect(videoRequests, 'the video is not requested before it is visible').toEqual([]);

  await showSlide(page, /^Show the video, \d of \d$/);
  await expect.poll(() => readProperty('currentTime')).toBeGreaterThan(0);
  expect([
    await readProperty('paused'),
    await readProperty('muted'),
    await readProperty('controls'),
  ]).toEqual([false, true, true]);
  const profile = isPhone(page) ? 'webm_480p' : 'webm_720p';
  expect(await readProperty('currentSrc')).toContain(`/${profile}`);
  expect(await readProperty('videoWidth')).toBeGreaterThan(0);

  await video.evaluate((video: HTMLVideoElement) => {
    video.addEventListener(
      'seeked',
      () => video.addEventListener('seeked', () => (video.dataset.restarted = 'true')),
      { once: true },
    );
    video.currentTime = video.duration - 0.1;
  });
  await expect(video, 'the video starts again').toHaveAttribute('data-restarted', 'true');
  await expect.poll(() => readProperty('paused')).toBe(false);

  await showSlide(page, /^Show picture 1 of \d$/);
  await expect.poll(() => readProperty('paused')).toBe(true);
});
