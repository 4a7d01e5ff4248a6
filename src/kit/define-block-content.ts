/** Schema of a content block: parsed on the server, and published as a JSON Schema. */
import type { GenericSchema, InferOutput } from 'valibot';
import type { Fault } from '#i18n/fault.ts';
import { listSchemaFaults } from '#i18n/schema-faults.ts';

export type BlockContentDefinition<T = unknown> = {
  /** The name of the block's folder; content names it by `blockSchemaId(name)`. */
  readonly name: string;
  readonly schema: GenericSchema<unknown, T>;
  /** Lists all faults for editors, also fields that the block does not have. */
  readonly listFaults: (value: unknown) => readonly Fault[];
};

const SCHEMA_BASE_URL = 'https://parade.example/blocks/';

/** `https://parade.example/blocks/text` for `text`. */
export function blockSchemaId(name: string): string {
  return `${SCHEMA_BASE_URL}${name}`;
}

/** Null for a schema that does not belong to this app. */
export function parseBlockName(schemaId: string): string | null {
  return schemaId.startsWith(SCHEMA_BASE_URL) ? schemaId.slice(SCHEMA_BASE_URL.length) : null;
}

export function defineBlockContent<S extends GenericSchema>(
  name: string,
  schema: S,
): BlockContentDefinition<InferOutput<S>> & { schema: S } {
  return {
    name,
    schema,
    listFaults: (value) => listSchemaFaults(schema, value, ['_meta']),
  };
}
