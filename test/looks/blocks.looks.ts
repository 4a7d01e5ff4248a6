/** Every block in each of its examples. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { BACK_TO_TOP_AFTER } from '../../src/features/content/back-to-top.ts';
import { test } from './visit.ts';

for (const name of globSync('src/blocks/*/*.content.ts').map((file) => basename(file, '.content.ts')))
  test(name, async ({ visit: { open, shootWhole } }) => {
    await open(`/dev/blocks?block=${name}`);
    await shootWhole(`block-${name}`);
  });

test('far down a page', async ({ visit: { page, open, shoot } }) => {
  await open('/pages/blocks');
  await page.evaluate((far) => scrollTo(0, far + 400), BACK_TO_TOP_AFTER);
  await shoot('block-back-to-top-shown');
});
