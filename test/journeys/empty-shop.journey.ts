/** Journey of an editor in a shop without products and pages. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { blockSchemaId } from '../../src/kit/define-block-content.ts';
import { type Server, startServer } from '../stress/server/server.ts';
import { openHydrated, test } from './support/watched-page.ts';

let folder: string;
let server: Server;

test.skip(({ isMobile }) => isMobile, 'editors work on a desktop');

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parade-empty-'));
  server = await startServer({ dataDir: join(folder, 'var'), settings: { DEV_TOOLS: '1' } });
});

test.afterAll(async () => {
  await server.child.kill();
  await rm(folder, { recursive: true, force: true });
});

test('the preview of an empty shop opens with an empty home page, shows the edited one, and publishes it', async ({
  page,
}) => {
  await openHydrated(page, `${server.base}/dev/preview`);
  await expect(page.locator('iframe[data-ready="0"]')).toBeVisible();
  const editor = page.getByLabel('The page as JSON');
  const emptyPage = JSON.parse(await editor.inputValue());
  expect(emptyPage).toMatchObject({ path: 'home', sections: [] });
  const header = { _meta: { schema: blockSchemaId('header') }, title: 'The first words' };
  await editor.fill(JSON.stringify({ ...emptyPage, title: 'Home', sections: [header] }));
  await expect(
    page.frameLocator('iframe').getByRole('heading', { name: header.title }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status', { name: 'Result' })).toContainText(
    'Version 1 is published.',
  );
  await expect.poll(async () => await (await fetch(server.base)).text()).toContain(header.title);
});
