/** GAL-4: journeys of videos in a product's gallery. */
import { expect, type Page } from '@playwright/test';
import { shops } from './support/shops.ts';
import { isPhone, openHydrated, test } from './support/watched-page.ts';

const product = `${shops[0]?.base}/product/marlowe-vane-textured-lambswool-jumper`;

/** Clicks the thumbnail or the dot of a slide. */
const goTo = (page: Page, name: RegExp) =>
  page.getByRole('link', { name }).filter({ visible: true }).click();

test('a film plays by itself and without sound while it is seen, begins anew at its end, and rests when it is passed', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on(
    'request',
    (request) => /\/(?:webm|mp4)_/.test(request.url()) && fetched.push(request.url()),
  );
  await openHydrated(page, product);
  await page.mouse.move(3, 3);
  const film = page.getByRole('list', { name: 'Pictures' }).locator('video');
  const read = (name: keyof HTMLVideoElement) =>
    film.evaluate((video, key): unknown => Reflect.get(video, key), name);
  await expect(film).toBeAttached();
  expect(await read('paused')).toBe(true);
  expect(fetched, 'nothing of it is fetched before it is seen').toEqual([]);

  await goTo(page, /^Show the video, \d of \d$/);
  await expect.poll(() => read('currentTime')).toBeGreaterThan(0);
  expect([await read('paused'), await read('muted'), await read('controls')]).toEqual([
    false,
    true,
    true,
  ]);
  const profile = isPhone(page) ? 'webm_480p' : 'webm_720p';
  expect(await read('currentSrc')).toContain(`/${profile}`);
  expect(await read('videoWidth')).toBeGreaterThan(0);

  await film.evaluate((video: HTMLVideoElement) => {
    video.addEventListener(
      'seeked',
      () => video.addEventListener('seeked', () => (video.dataset.began = 'anew')),
      { once: true },
    );
    video.currentTime = video.duration - 0.1;
  });
  await expect(film, 'back at its beginning').toHaveAttribute('data-began', 'anew');
  await expect.poll(() => read('paused')).toBe(false);

  await goTo(page, /^Show picture 1 of \d$/);
  await expect.poll(() => read('paused')).toBe(true);
});
