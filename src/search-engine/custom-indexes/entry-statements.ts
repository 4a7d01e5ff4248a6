/** SQL statements for the entries of an index, the same for records, synonyms and rules. */
import { defineStatement, type Statement } from '#database/statement.ts';

export const ENTRY_KINDS = ['record', 'synonym', 'rule'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export type Row = { readonly id: string; readonly body: unknown };

export type EntryStatements = {
  readonly put: Statement<never>;
  readonly remove: Statement<never>;
  readonly clear: Statement<never>;
  readonly copy: Statement<never>;
  readonly byIds: Statement<Row>;
  readonly page: Statement<Row>;
};

function defineEntryStatements(kind: EntryKind): EntryStatements {
  const table = `search_${kind}`;
  const name = (operation: string) => `search.${kind}.${operation}`;
  return {
    put: defineStatement(
      name('put'),
      `insert into ${table} (index_name, object_id, body) select $1, id, body::json from unnest($2::text[], $3::text[]) as given (id, body)
       on conflict (index_name, object_id) do update set body = excluded.body`,
    ),
    remove: defineStatement(
      name('remove'),
      `delete from ${table} where index_name = $1 and object_id = any($2::text[])`,
    ),
    clear: defineStatement(name('clear'), `delete from ${table} where index_name = $1`),
    copy: defineStatement(
      name('copy'),
      `insert into ${table} (index_name, object_id, body) select $2, object_id, body from ${table} where index_name = $1`,
    ),
    byIds: defineStatement(
      name('some'),
      `select object_id as id, body from ${table} where index_name = $1 and object_id = any($2::text[])`,
    ),
    page: defineStatement(
      name('page'),
      `select object_id as id, body from ${table} where index_name = $1 and object_id > $2 order by object_id limit $3`,
    ),
  };
}

export const entryStatements: Readonly<Record<EntryKind, EntryStatements>> = {
  record: defineEntryStatements('record'),
  synonym: defineEntryStatements('synonym'),
  rule: defineEntryStatements('rule'),
};
