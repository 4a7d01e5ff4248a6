/** Tests of the limit on the entries of a folder. */
import { expect, test } from 'vitest';
import { listFolderViolations } from './folders.ts';

/** Paths of `count` files below `folder`. */
function listFiles(folder: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${folder}/file-${index}.ts`);
}

test('a folder with 21 entries is refused, with its number', () => {
  expect(listFolderViolations(listFiles('src/features/a', 21))).toEqual([
    {
      path: 'src/features/a',
      line: 1,
      message:
        '21 entries; no folder has more than 20. Group them by subject, or give a reason in tools/structure/folders.ts.',
    },
  ]);
});

test('folders count as one entry, whatever they contain', () => {
  const paths = [...listFiles('src/features/a', 19), 'src/features/a/b'];
  expect(listFolderViolations([...paths, ...listFiles('src/features/a/b', 20)])).toEqual([]);
});

test('a folder of one kind of entry may be larger', () => {
  expect(listFolderViolations(listFiles('src/locales/fr-FR', 30))).toEqual([]);
});
