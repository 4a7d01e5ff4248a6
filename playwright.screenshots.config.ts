/**
 * Screenshots of pages in their states: `npm run screenshots`, or `npm run screenshots -- accounts
 * --project='aldermoor, 390 px'`.
 */
import { defineConfig } from '@playwright/test';
import { advertised, sites, widths } from '#test/screenshots/sites.ts';
import journeys from './playwright.config.ts';

const { projects: _journeys, webServer, ...shared } = journeys;
const shop = [webServer ?? []].flat();

export default defineConfig({
  ...shared,
  testDir: 'test/screenshots',
  fullyParallel: true,
  globalTeardown: './test/screenshots/write-sheets.ts',
  webServer: shop.map((server) => ({
    ...server,
    env: { ...server.env, TRUSTED_PROXIES: '1', PROVIDERS: withAds(server.env?.PROVIDERS) },
  })),
  projects: sites.flatMap((site, street) =>
    widths.map((width, house) => ({
      name: `${site.name}, ${width} px`,
      testMatch: site.only?.map((file) => `**/${file}`) ?? '**/*.screenshots.ts',
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

function withAds(providers = '{}'): string {
  const sponsored = { name: 'embedded', config: { campaigns: advertised } };
  return JSON.stringify({ ...JSON.parse(providers), sponsored });
}
