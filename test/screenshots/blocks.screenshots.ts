/** Screenshots of every block in each of its examples. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { BACK_TO_TOP_AFTER_PX } from '#features/content/back-to-top.ts';
import { test } from './visit.ts';

const blocks = globSync('src/blocks/*/*.content.ts')
  .map((file) => basename(file, '.content.ts'))
  .toSorted();
/** Limited because browsers cannot take screenshots of more than 16,384 px. */
const BLOCKS_PER_PAGE = 4;

for (let from = 0; from < blocks.length; from += BLOCKS_PER_PAGE) {
  const names = blocks.slice(from, from + BLOCKS_PER_PAGE);
  test(names.join(', '), async ({ visit: { open, shootWhole } }) => {
    await open(`/dev/blocks?${names.map((name) => `block=${name}`).join('&')}`);
    await shootWhole(`blocks-${names[0]}`);
  });
}

test('far down a page', async ({ visit: { page, open, shoot } }) => {
  await open('/dev/blocks');
  await page.evaluate((threshold) => scrollTo(0, threshold + 400), BACK_TO_TOP_AFTER_PX);
  await shoot('block-back-to-top-shown');
});
