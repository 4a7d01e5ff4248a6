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
const BATCH = 250;

const columns = [
  ...['description', 'details_and_care', 'fabrication', 'ingredients'].map(textColumn),
  'p.popularity + coalesce((select d.lift from product_demand d where d.product_id = p.id), 0) as popularity',
  'extract(epoch from p.new_from)::float8 as newness',
  'array(select a.fascia from product_fascia a where a.product_id = p.id order by 1) as fascias',
  LOWEST_PRICES,
];

const readAfter = defineStatement<IndexedRow>(
  'search.readAfter',
  `${listedProducts({ columns, where: `p.product_key > $4 and ${SOLD_IN_CURRENCY}` })} order by p.product_key limit ${BATCH}`,
);
const readThese = defineStatement<IndexedRow>(
  'search.readThese',
  `${listedProducts({ columns, where: `p.product_key = any($4::text[]) and ${SOLD_IN_CURRENCY}` })} order by p.product_key`,
);

function read(
  connection: Connection,
  statement: Statement<IndexedRow>,
  scope: CatalogueScope,
  last: string | readonly string[],
) {
  return connection.rows(statement, [scope.fascia, scope.locale, scope.currency, last]);
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
        if (!end || rows.length < BATCH) return;
        last = end.product_key;
      }
    },
    async readProducts(scope, productKeys) {
      return toRecords(await read(database, readThese, scope, productKeys), scope);
    },
    refreshDemand: () => updateDemand(database),
  };
}

export const provider = defineProvider({
  port: 'searchSource',
  name: 'embedded',
  create: async (deps) => createSearchSource((await deps.database()) as Database),
});
