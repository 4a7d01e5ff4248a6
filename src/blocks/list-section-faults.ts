/** What of a page's sections does not fit their blocks: every fault of every section, at any depth. */
import { readPost } from '#features/social/read-post.ts';
import { POST_SCHEMA } from '#features/social/social.ts';
import { readBlockName } from '#kit/define-block-content.ts';
import { describeUnknown } from '#kit/did-you-mean.ts';
import type { Fault } from '#kit/schema-faults.ts';
import { readSchemaId } from './loaded-section.ts';
import { type BlockContents, MAX_DEPTH } from './parse-section.ts';

/** Keys whose sections are blocks. */
const HOLDERS = ['sections', 'takeover', 'usual'];

export function listSectionFaults(contents: BlockContents, sections: readonly unknown[], path = 'sections', depth = 1): Fault[] {
  return sections.flatMap((section, index) => {
    const place = `${path}.${index}`;
    const own = listOwnFaults(contents, section).map((fault) => ({ ...fault, path: [place, fault.path].filter(Boolean).join('.') }));
    const inner = HOLDERS.flatMap((holder) => {
      const held = (section as Record<string, unknown> | null)?.[holder];
      if (!Array.isArray(held) || held.length === 0) return [];
      const within = `${place}.${holder}`;
      if (depth < MAX_DEPTH) return listSectionFaults(contents, held, within, depth + 1);
      return [{ path: within, problem: `stands too deep and is not shown: sections go ${MAX_DEPTH} deep` }];
    });
    return [...own, ...inner];
  });
}

function listOwnFaults(contents: BlockContents, section: unknown): readonly Fault[] {
  const schemaId = readSchemaId(section);
  if (schemaId === null) return [{ path: '_meta.schema', problem: 'a section names its schema' }];
  if (schemaId === POST_SCHEMA)
    return readPost(section) ? [] : [{ path: '', problem: 'a post needs an id, a channel, its address and a picture' }];
  const name = readBlockName(schemaId);
  const definition = contents.get(name ?? '');
  if (definition) return definition.listFaults(section);
  const hint = name === null ? '' : ` (${name} ${describeUnknown(name, [...contents.keys()]).replace('is no field here', 'is none')})`;
  return [{ path: '_meta.schema', problem: `there is no block ${schemaId.slice(0, 100)}${hint}` }];
}
