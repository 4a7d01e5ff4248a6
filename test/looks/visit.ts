/** A shopper who takes pictures of what they see; in any language, so by what controls do and not by what they say. */
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { expectHydrated } from '../journeys/watched-page.ts';
import { FOLDER, type Site } from './sites.ts';

export type Visit = {
  readonly page: Page;
  readonly site: Site;
  /** Until the page is awake; gives its status. */
  readonly open: (path: string) => Promise<number | undefined>;
  /** The window as it stands. */
  readonly shoot: (state: string) => Promise<void>;
  /** From the top of the page to its foot. */
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
      const answer = await page.goto(`${site.base}${path}`);
      await expectHydrated(page);
      return answer?.status();
    },
    async shoot(state) {
      await settle(page, 'view');
      await page.screenshot({ path: pathOf(state) });
    },
    async shootWhole(state) {
      await page.evaluate(scrollThrough);
      await settle(page, 'page');
      await page.screenshot({ path: pathOf(state), fullPage: true });
    },
  };
}

/** Until the pictures are there, ready to be painted: those in view, or those of the whole page. */
async function settle(page: Page, part: 'view' | 'page'): Promise<void> {
  await page.evaluate(async (isWhole) => {
    const isSeen = ({ width, top, bottom, left, right }: DOMRect) =>
      width > 0 && right > 0 && left < innerWidth && (isWhole || (bottom > 0 && top < innerHeight));
    const seen = [...document.images].filter((image) => isSeen(image.getBoundingClientRect()));
    // One that fails is shown as what it is.
    await Promise.allSettled(seen.map((image) => image.decode()));
  }, part === 'page');
}

/** Runs in the page: what comes late comes when it is near. */
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
