/** Examples of every block with their texts replaced, in all fields or in the first that fits. */
import { readBlockContents } from '../../../src/blocks/render/block-contents.node.server.ts';
import { replaceText } from '../../../src/blocks/testing/injections.ts';
import { matchesBlockSchema } from '../../../src/blocks/testing/matches-block-schema.ts';
import { readBlockFixtures } from '../../../src/blocks/testing/read-block-fixtures.node.server.ts';

/** Keys of values that are looked up rather than displayed. */
const LOOKED_UP =
  /^(?:_meta|id|source|sku|productKey|productSku|brand|tab|searchTerm|tags|mediaId|html)$/;

export type Foreign = { readonly words: string; readonly isOnce?: true };

export async function listForeignSections({ words, isOnce }: Foreign): Promise<unknown[]> {
  const contents = await readBlockContents();
  let count = 0;
  // Makes texts unique, because controls with the same name would be an accessibility error.
  const distinct = () =>
    words === '' ? '' : `${++count} ${words}`.slice(0, Math.max(words.length, 60));
  const unbroken = () => distinct().replace(' ', '');
  const write = words.includes(' ') ? distinct : unbroken;
  return (await readBlockFixtures()).map((example) => {
    let section: unknown = example;
    let isDone = false;
    for (const path of listShownTexts(example)) {
      const next = replaceText(section, path, write());
      if (isDone || !matchesBlockSchema(next, contents)) continue;
      section = next;
      isDone = isOnce === true;
    }
    return section;
  });
}

/** Indexes of displayed texts, counted as in `replaceText`. */
function listShownTexts(content: unknown): number[] {
  const shown: number[] = [];
  let seen = 0;
  walk(content, true);
  return shown;

  function walk(value: unknown, isShown: boolean): void {
    if (typeof value === 'string') {
      if (isShown) shown.push(seen);
      seen += 1;
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value))
        walk(inner, isShown && !LOOKED_UP.test(key));
    }
  }
}
