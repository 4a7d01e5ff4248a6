/** What a content block expects of its editors: parsed on the server, and published as a JSON Schema. */
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { type Fault, formatFault } from '#i18n/fault.ts';
import { findMessages } from '#i18n/find-messages.ts';
import { findReason, listSchemaFaults, readPath } from '#i18n/schema-faults.ts';

export type BlockContentDefinition<T = unknown> = {
  /** The name of the block's folder; content names it by `blockSchemaId(name)`. */
  readonly name: string;
  readonly schema: GenericSchema<unknown, T>;
  /** Its `sections` are all that could wake in it: where none does, it is sent as HTML too. */
  readonly isContainer: boolean;
  /** `reason` says which field does not fit, and why, in English: for logs. */
  readonly parse: (value: unknown) => { readonly content: T } | { readonly reason: string };
  /** Everything that is wrong with it, for whoever writes it; fields that the block does not have too. */
  readonly listFaults: (value: unknown) => readonly Fault[];
};

const LOG_LOCALE = 'en-GB';

const SCHEMAS = 'https://parade.example/blocks/';

/** `https://parade.example/blocks/text` for `text`. */
export function blockSchemaId(name: string): string {
  return `${SCHEMAS}${name}`;
}

/** null for a schema that is not one of ours. */
export function readBlockName(schemaId: string): string | null {
  return schemaId.startsWith(SCHEMAS) ? schemaId.slice(SCHEMAS.length) : null;
}

export function defineBlockContent<S extends GenericSchema>(
  name: string,
  schema: S,
  { isContainer = false } = {},
): BlockContentDefinition<InferOutput<S>> & { schema: S } {
  return {
    name,
    schema,
    isContainer,
    parse(value) {
      const parsed = safeParse(schema, value);
      if (parsed.success) return { content: parsed.output };
      const [issue] = parsed.issues;
      return {
        reason: formatFault(
          { path: readPath(issue) || 'content', ...findReason(issue) },
          findMessages(LOG_LOCALE),
        ),
      };
    },
    listFaults: (value) => listSchemaFaults(schema, value, ['_meta']),
  };
}
