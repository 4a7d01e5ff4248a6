/** `npm run search -- push [INDEX…]`: pushes the shop's indexes to a hosted Algolia application. */
import { algoliasearch } from 'algoliasearch';
import type { Database } from '#database/database.ts';
import { indexName, listCustomRanking } from '#features/search/search.ts';
import type { SearchSource } from '#features/search/search-source.port.ts';
import { type Log, silentLog } from '#kit/log.ts';
import { createProgressBar, type ProgressOutput } from '#kit/progress-bar.server.ts';
import { type PushedIndex, pushIndex } from '#providers/search/algolia/push-index.ts';
import {
  loadIndexConfiguration,
  NO_CONFIGURATION,
} from '#search-engine/custom-indexes/index-configuration.ts';
import { createIndexStore } from '#search-engine/custom-indexes/index-store.ts';
import { ConfigurationFiles } from '#search-engine/shop-indexes/configuration-files.ts';
import type { SearchScope } from '#search-engine/shop-indexes/shop-indexes.ts';

const USAGE = `npm run search -- push [INDEX…]

  INDEX  fascia and language, for example aldermoor-en-GB (default: every one)

ALGOLIA_APPLICATION_ID and ALGOLIA_ADMIN_KEY set the application; ALGOLIA_HOST sets a host other
than the service's own, for example http://localhost:3000/search.
`;

export type PushSources = {
  readonly scopes: readonly SearchScope[];
  readonly source: Pick<SearchSource, 'readAll'>;
  readonly database: Database;
  readonly dataDir: string;
};

export type PushCommand = {
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly open: () => Promise<PushSources & { readonly close: () => Promise<void> }>;
  readonly output: ProgressOutput;
};

/** Resolves to the exit code. */
export async function runPushCommand({
  args,
  environment,
  open,
  output,
}: PushCommand): Promise<number> {
  const [subcommand, ...requested] = args;
  const {
    ALGOLIA_APPLICATION_ID: applicationId,
    ALGOLIA_ADMIN_KEY: key,
    ALGOLIA_HOST: host,
  } = environment;
  if (subcommand !== 'push' || !applicationId || !key) {
    output.write(USAGE);
    return 1;
  }
  const client = algoliasearch(
    applicationId,
    key,
    host === undefined ? {} : { hosts: [toHost(host)] },
  );
  const { close, ...sources } = await open();
  const bar = createProgressBar(output);
  try {
    for (const scope of chooseScopes(sources.scopes, requested)) {
      const pushed = await describeIndex(sources, scope, silentLog);
      const total = await countRecords(sources.source, scope);
      bar.update(pushed.name, 0, total);
      const { saved, removed } = await pushIndex(client, pushed, (count) =>
        bar.update(pushed.name, count, total, { count, unit: 'products' }),
      );
      bar.clear();
      output.write(`${pushed.name}: ${saved} products written, ${removed} removed\n`);
    }
    return 0;
  } finally {
    bar.clear();
    await close();
  }
}

function chooseScopes(
  scopes: readonly SearchScope[],
  requested: readonly string[],
): readonly SearchScope[] {
  const names = scopes.map(({ fascia, locale }) => indexName(fascia, locale));
  const unknown = requested.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no index ${unknown}: choose from ${names.join(', ')}`);
  return scopes.filter(
    ({ fascia, locale }) => requested.length === 0 || requested.includes(indexName(fascia, locale)),
  );
}

/**
 * Records of the shop's index, with its settings, synonyms and rules from the database and from
 * files.
 */
async function describeIndex(
  { source, database, dataDir }: PushSources,
  scope: SearchScope,
  log: Log,
): Promise<PushedIndex> {
  const name = indexName(scope.fascia, scope.locale);
  const configured =
    (await loadIndexConfiguration(createIndexStore(database), name)) ?? NO_CONFIGURATION;
  const fromFiles = (await new ConfigurationFiles(dataDir, log).readIfChanged(
    scope.locale,
    name,
  )) ?? {
    words: [],
    rules: [],
  };
  const rules = [
    ...new Map(
      [...fromFiles.rules, ...configured.rules].map((rule) => [rule.objectID, rule]),
    ).values(),
  ];
  return {
    name,
    locale: scope.locale,
    records: source.readAll(scope),
    settings: {
      customRanking: listCustomRanking(scope.listingOrder),
      ...configured.settings,
    },
    words: [...fromFiles.words, configured.words],
    rules,
  };
}

async function countRecords(source: PushSources['source'], scope: SearchScope): Promise<number> {
  let count = 0;
  for await (const records of source.readAll(scope)) count += records.length;
  return count;
}

function toHost(address: string) {
  const { protocol, host, pathname } = new URL(address);
  return {
    url: `${host}${pathname.replace(/\/$/, '')}`,
    protocol: protocol === 'http:' ? 'http' : 'https',
    accept: 'readWrite',
  } as const;
}

async function main(): Promise<number> {
  const [{ parseEnvironment }, { openSearchSource }] = await Promise.all([
    import('#server/app/environment.server.ts'),
    import('#server/app/ports.server.ts'),
  ]);
  const environment = parseEnvironment(process.env);
  return runPushCommand({
    args: process.argv.slice(2),
    environment: process.env,
    open: () => openSearchSource(environment, silentLog),
    output: process.stdout,
  });
}

if (import.meta.main) {
  process.exitCode = await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  });
}
