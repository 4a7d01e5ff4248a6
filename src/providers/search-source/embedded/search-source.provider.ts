/** Provider of search records from the app's own database. */
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import {
  LOWEST_PRICES,
  listedProducts,
  SOLD_IN_CURRENCY,
  textColumn,
} from '#database/listed-products.ts';
import { defineStatement, type Statement } from '#database/statement.ts';
import type { CatalogueScope } from '#features/catalogue/catalogue.port.ts';
import type { SearchRecord } from '#features/search/search.ts';
import type { SearchSource } from '#features/search/search-source.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { updateDemand } from './demand.ts';
import { type IndexedRow, toSearchRecord } from './to-search-record.ts';

/** Products per read: large enough for throughput, small enough not to delay other queries. */
const BATCH_SIZE = 250;

const columns = [
  ...['description', 'details_and_care', 'fabrication', 'ingredients'].map(textColumn),
  'p.popularity + coalesce((select d.lift from product_demand d where d.product_id = p.id), 0) as popularity',
  'extract(epoch from p.new_from)::float8 as newness',
  'array(select a.fascia from product_fascia a where a.product_id = p.id order by 1) as fascias',
];

type ReadStatements = {
  readonly plain: Statement<IndexedRow>;
  readonly withLowest: Statement<IndexedRow>;
};

function defineRead(name: string, where: string, end: string): ReadStatements {
  const textOf = (all: readonly string[]) =>
    `${listedProducts({ columns: all, where: `${where} and ${SOLD_IN_CURRENCY}` })} ${end}`;
  return {
    plain: defineStatement(`search.${name}`, textOf(columns)),
    withLowest: defineStatement(
      `search.${name}WithLowestPrices`,
      textOf([...columns, LOWEST_PRICES]),
    ),
  };
}

const readAfter = defineRead(
  'readAfter',
  'p.product_key > $4',
  `order by p.product_key limit ${BATCH_SIZE}`,
);
const readByKeys = defineRead(
  'readThese',
  'p.product_key = any($4::text[])',
  'order by p.product_key',
);

function read(
  connection: Connection,
  { plain, withLowest }: ReadStatements,
  { fascia, locale, currency, readsLowestPrices = false }: CatalogueScope,
  last: string | readonly string[],
) {
  const statement = readsLowestPrices ? withLowest : plain;
  return connection.rows(statement, [fascia, locale, currency, last]);
}

function toRecords(rows: readonly IndexedRow[], scope: CatalogueScope): SearchRecord[] {
  return rows.map((row) => toSearchRecord(row, scope)).filter((record) => record !== null);
}

export function createSearchSource(database: Database): SearchSource {
  return {
    async *readAll(scope) {
      let last = '';
      for (;;) {
        const rows = await read(database, readAfter, scope, last);
        const records = toRecords(rows, scope);
        if (records.length > 0) yield records;
        const end = rows.at(-1);
        if (!end || rows.length < BATCH_SIZE) return;
        last = end.product_key;
      }
    },
    async readProducts(scope, productKeys) {
      return toRecords(await read(database, readByKeys, scope, productKeys), scope);
    },
    refreshDemand: () => updateDemand(database),
  };
}

export const provider = defineProvider({
  port: 'searchSource',
  name: 'embedded',
  create: async (deps) => createSearchSource((await deps.database()) as Database),
});
