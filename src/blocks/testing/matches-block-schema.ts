/** Validates a section against the schema of its block, for tests that run without a bundle. */
import { safeParse } from 'valibot';
import { type BlockContentDefinition, readBlockName } from '#kit/define-block-content.ts';
import { readSchemaId } from '../render/loaded-section.ts';

export function matchesBlockSchema(
  section: unknown,
  contents: ReadonlyMap<string, BlockContentDefinition>,
): boolean {
  const definition = contents.get(readBlockName(readSchemaId(section) ?? '') ?? '');
  return definition !== undefined && safeParse(definition.schema, section).success;
}
