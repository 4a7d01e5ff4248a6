/** Examples of every block with their texts replaced, in all fields or in the first that fits. */
import { readBlockContents } from '../../../src/blocks/render/block-contents.node.server.ts';
import { replaceText } from '../../../src/blocks/testing/injections.ts';
import { matchesBlockSchema } from '../../../src/blocks/testing/matches-block-schema.ts';
import { readBlockFixtures } from '../../../src/blocks/testing/read-block-fixtures.node.server.ts';

/** Keys of values that are looked up rather than displayed. */
const REFERENCE_KEYS =
  /^(?:_meta|id|source|sku|productKey|productSku|brand|tab|searchTerm|tags|mediaId|html)$/;

export type ReplacementText = { readonly text: string; readonly isOnce?: true };

export async function listSectionsWithText({ text, isOnce }: ReplacementText): Promise<unknown[]> {
  const contents = await readBlockContents();
  let count = 0;
  // Makes texts unique, because controls with the same name would be an accessibility error.
  const nextText = () =>
    text === '' ? '' : `${++count} ${text}`.slice(0, Math.max(text.length, 60));
  const nextWord = () => nextText().replace(' ', '');
  const makeText = text.includes(' ') ? nextText : nextWord;
  return (await readBlockFixtures()).map((example) => {
    let section: unknown = example;
    let isDone = false;
    for (const path of listDisplayedTexts(example)) {
      const next = replaceText(section, path, makeText());
      if (isDone || !matchesBlockSchema(next, contents)) continue;
      section = next;
      isDone = isOnce === true;
    }
    return section;
  });
}

/** Indexes of displayed texts; `replaceText` counts texts in the same order. */
function listDisplayedTexts(content: unknown): number[] {
  const displayed: number[] = [];
  let textCount = 0;
  visit(content, true);
  return displayed;

  function visit(value: unknown, isDisplayed: boolean): void {
    if (typeof value === 'string') {
      if (isDisplayed) displayed.push(textCount);
      textCount += 1;
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value))
        visit(child, isDisplayed && !REFERENCE_KEYS.test(key));
    }
  }
}
