/** Searchable attributes of an index whose settings list none: all with text, as they appear. */
import { isObject } from '../protocol/parameters/parameter.ts';

const MAX_ATTRIBUTES = 60;
const MAX_DEPTH = 4;
/** Items of a list that are looked at. */
const MAX_LIST_ITEMS = 10;

/** Adds the attributes of the record; true when any was new. */
export function addAttributes(record: unknown, attributes: Set<string>): boolean {
  const sizeBefore = attributes.size;
  visit(record, '', 0, attributes);
  return attributes.size > sizeBefore;
}

function visit(value: unknown, path: string, depth: number, attributes: Set<string>): void {
  if (Array.isArray(value))
    for (const item of value.slice(0, MAX_LIST_ITEMS)) visit(item, path, depth, attributes);
  else if (isObject(value)) {
    if (depth < MAX_DEPTH)
      for (const [name, child] of Object.entries(value))
        visit(child, path === '' ? name : `${path}.${name}`, depth + 1, attributes);
  } else if (
    typeof value === 'string' &&
    isProse(value) &&
    !UNSEARCHED.has(path) &&
    attributes.size < MAX_ATTRIBUTES
  )
    attributes.add(path);
}

const UNSEARCHED = new Set(['objectID', '_tags']);

/** URLs and paths are not searched. */
function isProse(value: string): boolean {
  return value !== '' && !/^(?:https?:|\/)\S*$/.test(value);
}
