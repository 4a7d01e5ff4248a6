/** Database storage of custom indexes, and of the configuration of catalogue indexes. */
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { publishChanges } from '#database/publish.ts';
import { defineStatement } from '#database/statement.ts';
import { Problem } from '#kit/problem.ts';
import { isObject, type Parameters } from '../protocol/parameters/parameter.ts';
import { type EntryKind, entryStatements, type Row } from './entry-statements.ts';

export type StoredIndex = {
  readonly name: string;
  readonly settings: Parameters;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly entries: number;
};

export type IndexEntry = { readonly id: string; readonly body: Parameters };

/** Writes to one index; all calls within one `write` are committed together or not at all. */
export type IndexWriter = {
  readonly loadEntries: (kind: EntryKind, ids: readonly string[]) => Promise<readonly IndexEntry[]>;
  readonly put: (kind: EntryKind, entries: readonly IndexEntry[]) => Promise<void>;
  readonly remove: (kind: EntryKind, ids: readonly string[]) => Promise<void>;
  readonly clear: (kind: EntryKind) => Promise<void>;
  /** Deletes the index with its configuration; a later `put` creates a new one. */
  readonly drop: () => Promise<void>;
  readonly saveSettings: (settings: Parameters) => Promise<void>;
};

export type IndexStore = ReturnType<typeof createIndexStore>;

/** Upper bound of stored indexes, since each can be loaded into memory. */
const MAX_INDEXES = 500;
const PAGE_SIZE = 1000;

const list = defineStatement<Omit<StoredIndex, 'settings'> & { settings: unknown }>(
  'search.index.list',
  `select name, settings, created_at::text as "createdAt", updated_at::text as "updatedAt",
     (select count(*) from search_record where index_name = name)::int as entries
   from search_index order by name`,
);
const names = defineStatement<{ name: string; settings: unknown }>(
  'search.index.names',
  'select name, settings from search_index',
);
const find = defineStatement<{ settings: unknown }>(
  'search.index.find',
  'select settings from search_index where name = $1',
);
const count = defineStatement<{ count: number }>(
  'search.index.count',
  'select count(*)::int as count from search_index',
);
/** Locks the index until the transaction ends, so that batches do not interleave. */
const open = defineStatement<{ isNew: boolean }>(
  'search.index.open',
  `insert into search_index (name, settings) values ($1, '{}')
   on conflict (name) do update set updated_at = now() returning (xmax = 0) as "isNew"`,
);
const save = defineStatement<never>(
  'search.index.save',
  'update search_index set settings = $2::json, updated_at = now() where name = $1',
);
const drop = defineStatement<never>(
  'search.index.drop',
  'delete from search_index where name = $1',
);
const rename = defineStatement<never>(
  'search.index.rename',
  'update search_index set name = $2, updated_at = now() where name = $1',
);

/** `onWritten` receives the committed keys of the change feed: `index`, or `index|objectID`. */
export function createIndexStore(
  database: Database,
  onWritten: (keys: Iterable<string>) => Promise<void> = async () => {},
) {
  async function commit<T>(work: Work<T>): Promise<T> {
    let committedKeys = new Set<string>();
    const result = await database.transaction(async (connection) => {
      const changed = new Set<string>();
      const value = await work(connection, changed);
      await publishChanges(connection, 'search', changed);
      committedKeys = changed;
      return value;
    });
    await onWritten(committedKeys);
    return result;
  }
  return { ...createReading(database), ...createWriting(commit) };
}

/** Work in a transaction; adds the keys for the change feed to `changed`. */
type Work<T> = (connection: Connection, changed: Set<string>) => Promise<T>;

function createReading(database: Database) {
  return {
    async list(): Promise<readonly StoredIndex[]> {
      return (await database.rows(list)).map((row) => ({
        ...row,
        settings: objectOrEmpty(row.settings),
      }));
    },

    async names(): Promise<readonly Pick<StoredIndex, 'name' | 'settings'>[]> {
      return (await database.rows(names)).map((row) => ({
        name: row.name,
        settings: objectOrEmpty(row.settings),
      }));
    },

    /** null for an index that has never been written. */
    async readSettings(name: string): Promise<Parameters | null> {
      const [row] = await database.rows(find, [name]);
      return row ? objectOrEmpty(row.settings) : null;
    },

    async *readAll(kind: EntryKind, name: string): AsyncGenerator<readonly IndexEntry[]> {
      let lastId = '';
      for (;;) {
        const entries = (
          await database.rows(entryStatements[kind].page, [name, lastId, PAGE_SIZE])
        ).map(toEntry);
        if (entries.length > 0) yield entries;
        if (entries.length < PAGE_SIZE) return;
        lastId = entries.at(-1)?.id ?? '';
      }
    },

    loadEntries: async (kind: EntryKind, name: string, ids: readonly string[]) =>
      loadEntries(database, kind, name, ids),
  };
}

function createWriting(commit: <T>(work: Work<T>) => Promise<T>) {
  return {
    /** Creates the index if it does not exist. */
    write<T>(name: string, work: (writer: IndexWriter) => Promise<T>): Promise<T> {
      return commit(async (connection, changed) => {
        if (await openIndex(connection, name)) changed.add(name);
        return work(createWriter(connection, name, changed));
      });
    },

    drop(name: string): Promise<void> {
      return commit(async (connection, changed) => {
        await connection.rows(drop, [name]);
        changed.add(name);
      });
    },

    /** Renames the index and replaces the one at the new name. */
    move(from: string, to: string): Promise<void> {
      return commit(async (connection, changed) => {
        await connection.rows(drop, [to]);
        await connection.rows(rename, [from, to]);
        changed.add(from).add(to);
      });
    },

    /** Replaces each of the named kinds in the destination. */
    copy(from: string, to: string, kinds: readonly (EntryKind | 'settings')[]): Promise<void> {
      return commit(async (connection, changed) => {
        await openIndex(connection, to);
        for (const kind of kinds) await copyKind(connection, from, to, kind);
        changed.add(to);
      });
    },
  };
}

async function copyKind(
  connection: Connection,
  from: string,
  to: string,
  kind: EntryKind | 'settings',
): Promise<void> {
  if (kind === 'settings') {
    const [source] = await connection.rows(find, [from]);
    await connection.rows(save, [to, JSON.stringify(source?.settings ?? {})]);
  } else {
    await connection.rows(entryStatements[kind].clear, [to]);
    await connection.rows(entryStatements[kind].copy, [from, to]);
  }
}

/** Creates or locks the index; true when it is new. @throws Problem 400 above `MAX_INDEXES`. */
async function openIndex(connection: Connection, name: string): Promise<boolean> {
  const [opened] = await connection.rows(open, [name]);
  if (!opened?.isNew) return false;
  const [total] = await connection.rows(count);
  if ((total?.count ?? 0) > MAX_INDEXES)
    throw new Problem(400, 'search.tooMany', `There may be at most ${MAX_INDEXES} indexes`);
  return true;
}

function createWriter(connection: Connection, name: string, changed: Set<string>): IndexWriter {
  /** A single record can be reloaded separately; any other change reloads the whole index. */
  const addChangedKeys = (kind: EntryKind, ids: readonly string[]) => {
    if (kind !== 'record') changed.add(name);
    else for (const id of ids) changed.add(`${name}|${id}`);
  };
  let exists = true;
  return {
    loadEntries: (kind, ids) => loadEntries(connection, kind, name, ids),
    async put(kind, entries) {
      if (entries.length === 0) return;
      if (!exists) await openIndex(connection, name);
      exists = true;
      const ids = entries.map(({ id }) => id);
      await connection.rows(entryStatements[kind].put, [
        name,
        ids,
        entries.map(({ body }) => JSON.stringify(body)),
      ]);
      addChangedKeys(kind, ids);
    },
    async remove(kind, ids) {
      if (ids.length === 0) return;
      await connection.rows(entryStatements[kind].remove, [name, ids]);
      addChangedKeys(kind, ids);
    },
    async clear(kind) {
      await connection.rows(entryStatements[kind].clear, [name]);
      changed.add(name);
    },
    async drop() {
      await connection.rows(drop, [name]);
      exists = false;
      changed.add(name);
    },
    async saveSettings(settings) {
      await connection.rows(save, [name, JSON.stringify(settings)]);
      changed.add(name);
    },
  };
}

async function loadEntries(
  connection: Connection,
  kind: EntryKind,
  name: string,
  ids: readonly string[],
): Promise<readonly IndexEntry[]> {
  return ids.length === 0
    ? []
    : (await connection.rows(entryStatements[kind].byIds, [name, ids])).map(toEntry);
}

function toEntry({ id, body }: Row): IndexEntry {
  return { id, body: objectOrEmpty(body) };
}

function objectOrEmpty(value: unknown): Parameters {
  return isObject(value) ? value : {};
}
