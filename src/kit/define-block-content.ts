/** Schema of a content block: parsed on the server, and published as a JSON Schema. */
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { type Fault, formatFault } from '#i18n/fault.ts';
import { findMessages } from '#i18n/find-messages.ts';
import { findReason, listSchemaFaults, readPath } from '#i18n/schema-faults.ts';

export type BlockContentDefinition<T = unknown> = {
  /** The name of the block's folder; content names it by `blockSchemaId(name)`. */
  readonly name: string;
  readonly schema: GenericSchema<unknown, T>;
  /**
   * The block is a client component only because of its `sections`: if all of them are server HTML,
   * so is the block.
   */
  readonly isContainer: boolean;
  /** `reason` names the field that does not fit and why, in English, for logs. */
  readonly parse: (value: unknown) => { readonly content: T } | { readonly reason: string };
  /** All faults, for editors; includes fields that the block does not have. */
  readonly listFaults: (value: unknown) => readonly Fault[];
};

const LOG_LOCALE = 'en-GB';

const SCHEMAS = 'https://parade.example/blocks/';

/** `https://parade.example/blocks/text` for `text`. */
export function blockSchemaId(name: string): string {
  return `${SCHEMAS}${name}`;
}

/** Null for a schema that does not belong to this app. */
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
