/** Contract tests of the embedded content provider. */
import { describeContent } from '#features/content/content.contract.ts';
import { createContentEditing } from '#providers/content-editing/embedded/content-editing.provider.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { createContent } from './content.provider.ts';

onEveryDatabase(({ name, open }) =>
  describeContent(name, async () => {
    const { database, close } = await open();
    return { content: createContent(database), editing: createContentEditing(database), close };
  }),
);
