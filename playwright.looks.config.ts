/** Pictures of pages in their states: `npm run looks`, or `npm run looks -- accounts --project='aldermoor, 390 px'`. */
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';
import { sites, widths } from './test/looks/sites.ts';

const { projects: _journeys, ...shared } = journeys;

export default defineConfig({
  ...shared,
  testDir: 'test/looks',
  fullyParallel: true,
  globalTeardown: './test/looks/write-sheets.ts',
  projects: sites.flatMap((site) =>
    widths.map((width) => ({
      name: `${site.name}, ${width} px`,
      testMatch: site.only?.map((file) => `**/${file}`) ?? '**/*.looks.ts',
      use: {
        site,
        viewport: { width, height: width < 768 ? 844 : 1000 },
        hasTouch: width < 768,
        isMobile: width < 768,
        contextOptions: { reducedMotion: 'reduce' as const },
      },
    })),
  ),
});
