/** Lists all faults of a page's sections against the schemas of their blocks, at any depth. */
import { parsePost } from '#features/social/parse-post.ts';
import { POST_SCHEMA } from '#features/social/social.ts';
import type { Fault, Reason } from '#i18n/fault.ts';
import { type BlockContentDefinition, parseBlockName } from '#kit/define-block-content.ts';
import { findClosestName } from '#kit/text/did-you-mean.ts';
import { MAX_DEPTH, schemaIdOf } from './loaded-section.ts';

/** Schemas of blocks, by name. */
type BlockContents = ReadonlyMap<string, Pick<BlockContentDefinition, 'listFaults'>>;

/** Fields that contain sections. */
const NESTED_SECTION_FIELDS = ['sections', 'takeover', 'usual'];

export function listSectionFaults(
  contents: BlockContents,
  sections: readonly unknown[],
  path = 'sections',
  depth = 1,
): Fault[] {
  return sections.flatMap((section, index) => {
    const sectionPath = `${path}.${index}`;
    const own = listOwnFaults(contents, section).map((fault) => ({
      ...fault,
      path: [sectionPath, fault.path].filter(Boolean).join('.'),
    }));
    const inner = NESTED_SECTION_FIELDS.flatMap((field): Fault[] => {
      const sections = readList(section, field);
      if (sections.length === 0) return [];
      const within = `${sectionPath}.${field}`;
      if (depth < MAX_DEPTH) return listSectionFaults(contents, sections, within, depth + 1);
      return [{ path: within, code: 'fault.section.tooDeep', values: { depth: MAX_DEPTH } }];
    });
    return [...own, ...inner];
  });
}

function readList(section: unknown, field: string): readonly unknown[] {
  if (typeof section !== 'object' || section === null) return [];
  const value: unknown = Object.entries(section).find(([name]) => name === field)?.[1];
  return Array.isArray(value) ? value : [];
}

function listOwnFaults(contents: BlockContents, section: unknown): readonly Fault[] {
  const schemaId = schemaIdOf(section);
  if (schemaId === null) return [{ path: '_meta.schema', code: 'fault.section.schema' }];
  if (schemaId === POST_SCHEMA)
    return parsePost(section) ? [] : [{ path: '', code: 'fault.section.post' }];
  const name = parseBlockName(schemaId);
  const definition = contents.get(name ?? '');
  if (definition) return definition.listFaults(section);
  return [
    {
      path: '_meta.schema',
      ...explainUnknownBlock(schemaId.slice(0, 100), name, [...contents.keys()]),
    },
  ];
}

/** `name` is null for a schema id of another project. */
function explainUnknownBlock(
  schema: string,
  name: string | null,
  blockNames: readonly string[],
): Reason {
  if (name === null) return { code: 'fault.section.block', values: { schema } };
  const suggestion = findClosestName(name, blockNames);
  if (suggestion !== null)
    return { code: 'fault.section.blockMeant', values: { schema, meant: suggestion } };
  return { code: 'fault.section.blockListed', values: { schema, known: blockNames.join(', ') } };
}
