/** Pages whose block texts are replaced by injection attempts, as far as the schemas allow. */
import { readBlockContents } from '../../../src/blocks/render/block-contents.node.server.ts';
import {
  INJECTIONS,
  joinInjections,
  replaceEachText,
  replaceText,
} from '../../../src/blocks/testing/injections.ts';
import { matchesBlockSchema } from '../../../src/blocks/testing/matches-block-schema.ts';
import { readBlockFixtures } from '../../../src/blocks/testing/read-block-fixtures.node.server.ts';

/** Limits of one request and of one page. */
const MAX_BYTES = 700_000;
const MAX_SECTIONS = 150;

/** Skips sections that fail their schema, since a shop would not render them. */
export async function listInjectedPages(): Promise<unknown[][]> {
  const contents = await readBlockContents();
  const joinedInjections = joinInjections();
  const isValid = (section: unknown) => matchesBlockSchema(section, contents);
  const pages: unknown[][] = [[]];
  let bytes = 0;
  for (const example of await readBlockFixtures()) {
    const injected = replaceEachText(
      example,
      (index) => joinedInjections[index % joinedInjections.length] ?? '',
    );
    const singleInjections = injected.map((_section, position) =>
      INJECTIONS.slice(0, 60).map((injection) => replaceText(example, position, injection)),
    );
    for (const [position, section] of injected.entries()) {
      const validSection = isValid(section) ? section : singleInjections[position]?.find(isValid);
      if (validSection === undefined) continue;
      const size = JSON.stringify(validSection).length;
      if (bytes + size > MAX_BYTES || (pages.at(-1)?.length ?? 0) >= MAX_SECTIONS) {
        pages.push([]);
        bytes = 0;
      }
      pages.at(-1)?.push(validSection);
      bytes += size;
    }
  }
  return pages;
}
