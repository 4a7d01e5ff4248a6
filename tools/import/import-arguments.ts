/** Command-line arguments of `npm run import --`. */

import { parseArgs } from 'node:util';
import { type CurrencyCode, isCurrencyCode } from '#i18n/money.ts';

export type ImportArguments = {
  /** A path, a URL, or `-` for standard input. */
  readonly source: string;
  readonly fascias?: readonly string[];
  readonly allowHosts?: readonly string[];
  readonly currency?: CurrencyCode;
  readonly hasDecimalComma: boolean;
  /** Field names by the column names of the file. */
  readonly columns?: Readonly<Record<string, string>>;
  readonly isDryRun: boolean;
  readonly replaces: boolean;
  readonly isForced: boolean;
  /** Path of the report; by default it is written to the data folder. */
  readonly report?: string;
};

export const USAGE = `npm run import -- FILE|URL|- [--dry-run] [--replace [--force]] [--fascia CODE]… [--currency CODE] [--decimal-comma]
                  [--map COLUMN=FIELD]… [--allow-host HOST]… [--report FILE]

  FILE             recognised by its content: a Google Merchant feed (RSS, Atom, TSV, CSV), a Shopify or Magento 2 product CSV,
                   JSON Lines of this project, reviews (JSON Lines, CSV), categories (CSV), stock and prices (CSV, JSON Lines);
                   a URL is downloaded, - is standard input
  --dry-run        report the result without changing anything
  --replace        the file is the whole catalogue: archive products that it does not contain
  --force          with --replace, archive even more than IMPORT_RETIRE_PERCENT (default: 20) of the catalogue
  --fascia         a fascia that sells the products (default: all)
  --currency       of prices without a currency (default: GBP)
  --decimal-comma  read 12,50 as twelve and a half
  --map            read the column under another name: --map "Preis=price"
  --allow-host     a host from which pictures may be downloaded (default: every public one)
  --report         where to write the report (default: import/report.csv in the data folder)
`;

const options = {
  fascia: { type: 'string', multiple: true },
  'allow-host': { type: 'string', multiple: true },
  currency: { type: 'string' },
  'decimal-comma': { type: 'boolean' },
  map: { type: 'string', multiple: true },
  'dry-run': { type: 'boolean' },
  replace: { type: 'boolean' },
  force: { type: 'boolean' },
  report: { type: 'string' },
} as const;

/** Parses the arguments; null when they are invalid. */
export function parseImportArguments(args: readonly string[]): ImportArguments | null {
  const parsed = parse(args);
  if (!parsed) return null;
  const { values, positionals } = parsed;
  const [source, ...more] = positionals;
  const { currency, fascia, 'allow-host': allowHosts, report, map = [] } = values;
  const columns = map.map((pair) => /^([^=]+)=([^=]+)$/.exec(pair)?.slice(1, 3));
  if (columns.includes(undefined)) return null;
  if (
    source === undefined ||
    more.length > 0 ||
    !(currency === undefined || isCurrencyCode(currency))
  )
    return null;
  return {
    source,
    ...(fascia ? { fascias: fascia } : {}),
    ...(allowHosts ? { allowHosts } : {}),
    ...(currency === undefined ? {} : { currency }),
    ...(report === undefined ? {} : { report }),
    ...(map.length > 0
      ? { columns: Object.fromEntries(columns.filter((pair) => pair !== undefined)) }
      : {}),
    hasDecimalComma: values['decimal-comma'] === true,
    isDryRun: values['dry-run'] === true,
    replaces: values.replace === true,
    isForced: values.force === true,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    return null;
  }
}
