/** Validates a section against the schema of its block, for tests that run without a bundle. */
import { safeParse } from 'valibot';
import { type BlockContentDefinition, parseBlockName } from '#kit/define-block-content.ts';
import { schemaIdOf } from '../render/loaded-section.ts';

export function matchesBlockSchema(
  section: unknown,
  contents: ReadonlyMap<string, BlockContentDefinition>,
): boolean {
  const definition = contents.get(parseBlockName(schemaIdOf(section) ?? '') ?? '');
  return definition !== undefined && safeParse(definition.schema, section).success;
}
