/** Playwright fixture for screenshots; finds controls by role or attribute, as languages differ. */
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { expectHydrated } from '../journeys/support/watched-page.ts';
import { FOLDER, type Site } from './sites.ts';

export type Visit = {
  readonly page: Page;
  readonly site: Site;
  /** Opens a page and waits until it is hydrated; resolves to its status. */
  readonly open: (path: string) => Promise<number | undefined>;
  /** Takes a screenshot of the viewport. */
  readonly shoot: (state: string) => Promise<void>;
  /** Takes a screenshot of the full page. */
  readonly shootWhole: (state: string) => Promise<void>;
};

type Options = { readonly site: Site; readonly consent: string | null; readonly visit: Visit };

export const test = base.extend<Options>({
  site: [{ name: '', base: '' }, { option: true }],
  consent: ['necessary', { option: true }],
  visit: async ({ page, site, consent }, use) => {
    if (consent !== null)
      await page.context().addCookies([{ name: 'consent', value: consent, url: site.base }]);
    await use(createVisit(page, site));
  },
});

function createVisit(page: Page, site: Site): Visit {
  const pathOf = (state: string) =>
    join(FOLDER, `${state}.${site.name}.${page.viewportSize()?.width}.png`);
  return {
    page,
    site,
    async open(path) {
      const response = await page.goto(`${site.base}${path}`);
      await expectHydrated(page);
      return response?.status();
    },
    async shoot(state) {
      await waitForImages(page, 'view');
      await page.screenshot({ path: pathOf(state) });
    },
    async shootWhole(state) {
      await page.evaluate(scrollThrough);
      await waitForImages(page, 'page');
      await page.screenshot({ path: pathOf(state), fullPage: true });
    },
  };
}

/** Waits until the pictures in view, or of the full page, are decoded. */
async function waitForImages(page: Page, area: 'view' | 'page'): Promise<void> {
  await page.evaluate(async (isFullPage) => {
    const isRendered = ({ width, top, bottom, left, right }: DOMRect) =>
      width > 0 &&
      right > 0 &&
      left < innerWidth &&
      (isFullPage || (bottom > 0 && top < innerHeight));
    const images = [...document.images].filter((image) =>
      isRendered(image.getBoundingClientRect()),
    );
    // A picture that fails to load is shown as broken.
    await Promise.allSettled(images.map((image) => image.decode()));
  }, area === 'page');
}

/** Runs in the page: scrolls through it, so that lazy-loaded parts load. */
async function scrollThrough(): Promise<void> {
  const nextFrames = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' });
    await nextFrames();
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await nextFrames();
}
