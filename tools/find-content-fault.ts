/** Why a section of content cannot be shown, whichever kind it is. */
import { readBlockContents } from '#blocks/block-contents.node.server.ts';
import { readSchemaId } from '#blocks/loaded-section.ts';
import { parseSection } from '#blocks/parse-section.ts';
import type { FindFault } from '#features/content/check-pages.server.ts';
import { readPost } from '#features/social/read-post.ts';
import { POST_SCHEMA } from '#features/social/social.ts';

export async function createFaultFinder(): Promise<FindFault> {
  const contents = await readBlockContents();
  return (section) => {
    if (readSchemaId(section) === POST_SCHEMA) return readPost(section) ? null : 'a post needs an id, a channel, its address and a picture';
    const parsed = parseSection(section, contents);
    return 'reason' in parsed ? parsed.reason : null;
  };
}
