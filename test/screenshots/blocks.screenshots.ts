/** Screenshots of every block in each of its examples. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { BACK_TO_TOP_AFTER_PX } from '#features/content/back-to-top.ts';
import { test } from './visit.ts';

const blocks = globSync('src/blocks/*/*.content.ts')
  .map((file) => basename(file, '.content.ts'))
  .toSorted();
/** Blocks per page; browsers cannot take screenshots of more than 16,384 px. */
const TOGETHER = 4;

for (let from = 0; from < blocks.length; from += TOGETHER) {
  const names = blocks.slice(from, from + TOGETHER);
  test(names.join(', '), async ({ visit: { open, shootWhole } }) => {
    await open(`/dev/blocks?${names.map((name) => `block=${name}`).join('&')}`);
    await shootWhole(`blocks-${names[0]}`);
  });
}

test('far down a page', async ({ visit: { page, open, shoot } }) => {
  await open('/dev/blocks');
  await page.evaluate((far) => scrollTo(0, far + 400), BACK_TO_TOP_AFTER_PX);
  await shoot('block-back-to-top-shown');
});
