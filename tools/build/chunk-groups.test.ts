/** Tests of the groups of modules that share a chunk of the browser bundle. */
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chunkGroups, isInGroup } from './chunk-groups.ts';

test('each pattern of a chunk group matches a file, and each exception one that would be in it', () => {
  for (const { name, combines, except = [] } of chunkGroups) {
    for (const glob of combines) expect(globSync(glob), `${name}: ${glob}`).not.toEqual([]);
    for (const glob of except) {
      const inGroup = globSync(glob).filter((file) =>
        isInGroup({ combines }, `/shop/${file}`, '/shop'),
      );
      expect(inGroup, `${name}: ${glob}`).not.toEqual([]);
    }
  }
});

test('a module is found by its path in the project, without its query', () => {
  const shell = { combines: ['src/kit/**'], except: ['src/kit/text/did-you-mean*'] };
  expect(isInGroup(shell, '/shop/src/kit/log.ts?v=1', '/shop')).toBe(true);
  expect(isInGroup(shell, '/shop/src/kit/text/did-you-mean.ts', '/shop')).toBe(false);
  expect(isInGroup(shell, '/shop/src/features/basket/basket.server.ts', '/shop')).toBe(false);
});

test('a package is found wherever it is installed, a virtual module is not', () => {
  const [vendor] = chunkGroups;
  expect(vendor && isInGroup(vendor, '/lib/node_modules/react/index.js', '/shop')).toBe(true);
  expect(vendor && isInGroup(vendor, '/shop/node_modules/react-aria/index.js', '/shop')).toBe(
    false,
  );
  expect(vendor && isInGroup(vendor, '\0vite/preload-helper.js', '/shop')).toBe(false);
});
