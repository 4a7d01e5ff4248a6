/** Finds the block of a section and parses the section. */
import { type BlockContentDefinition, readBlockName } from '#kit/define-block-content.ts';
import { readSchemaId } from './loaded-section.ts';

export type ParsedSection = {
  readonly block: string;
  readonly content: Readonly<Record<string, unknown>>;
};
export type BlockContents = ReadonlyMap<string, BlockContentDefinition>;

/** Maximum nesting of sections, counted from the page. */
export const MAX_DEPTH = 4;

export function parseSection(
  section: unknown,
  contents: BlockContents,
): ParsedSection | { readonly reason: string } {
  const schemaId = readSchemaId(section);
  if (schemaId === null) return { reason: '_meta.schema: a section names its schema' };
  const definition = contents.get(readBlockName(schemaId) ?? '');
  if (!definition) return { reason: `_meta.schema: there is no block ${schemaId.slice(0, 100)}` };
  const parsed = definition.parse(section);
  return 'reason' in parsed
    ? parsed
    : { block: definition.name, content: parsed.content as ParsedSection['content'] };
}
