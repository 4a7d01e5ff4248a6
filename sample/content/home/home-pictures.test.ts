/** Tests that a home page with its posts shows no picture twice. */
import { expect, test } from 'vitest';
import { postsPage } from '../socials.ts';
import { aldermoorHome } from './aldermoor.ts';
import { fernhollowHome } from './fernhollow.ts';
import { homeExtras } from './home-extras.ts';
import { nightjarHome } from './nightjar.ts';

test.each([
  ['aldermoor', aldermoorHome],
  ['nightjar', nightjarHome],
  ['fernhollow', fernhollowHome],
] as const)('%s shows each picture once on its home page', (fascia, home) => {
  const all = [home['en-GB'], homeExtras(fascia, 'en-GB'), postsPage(fascia, 'en-GB')];
  const looks = all.flatMap((part) => [
    ...new Set(JSON.stringify(part).match(/studio\.[a-z-]+\.[a-z-]+\.[a-z]+/g)),
  ]);
  expect(looks.length).toBeGreaterThan(8);
  expect(looks.filter((look, index) => looks.indexOf(look) !== index)).toEqual([]);
});
