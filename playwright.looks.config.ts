/**
 * Screenshots of pages in their states: `npm run looks`, or `npm run looks -- accounts
 * --project='aldermoor, 390 px'`.
 */
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';
import { sites, widths } from './test/looks/sites.ts';

const { projects: _journeys, webServer, ...shared } = journeys;
const shop = [webServer ?? []].flat();

export default defineConfig({
  ...shared,
  testDir: 'test/looks',
  fullyParallel: true,
  globalTeardown: './test/looks/write-sheets.ts',
  webServer: shop.map((server) => ({ ...server, env: { ...server.env, TRUSTED_PROXIES: '1' } })),
  projects: sites.flatMap((site, street) =>
    widths.map((width, house) => ({
      name: `${site.name}, ${width} px`,
      testMatch: site.only?.map((file) => `**/${file}`) ?? '**/*.looks.ts',
      use: {
        site,
        viewport: { width, height: width < 768 ? 844 : 1000 },
        hasTouch: width < 768,
        isMobile: width < 768,
        // Rate limits apply per network: each project gets an address of its own.
        extraHTTPHeaders: { 'x-forwarded-for': `10.${street}.${house}.1` },
        contextOptions: { reducedMotion: 'reduce' as const },
      },
    })),
  ),
});
