/** Synchronises one hosted index with the catalogue: records, settings, synonyms, rules. */
import type { Algoliasearch, Rule as HostedRule } from 'algoliasearch';
import type { SearchRecord } from '#features/search/search.ts';
import type { WordListFile } from '#search-engine/engine/text/word-lists.ts';
import type { Rule } from '#search-engine/rules/rule.ts';
import { toHostedSettings, toHostedSynonyms, toReplicaSettings } from './hosted-settings.ts';

export type PushedIndex = {
  readonly name: string;
  readonly locale: string;
  readonly records: AsyncIterable<readonly SearchRecord[]>;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly words: readonly WordListFile[];
  readonly rules: readonly Rule[];
};

export type PushResult = { readonly saved: number; readonly removed: number };

const BATCH = 1000;

/** Overwrites records first and deletes stale ones last, so that the index is never empty. */
export async function pushIndex(
  client: Algoliasearch,
  given: PushedIndex,
  onSaved: (saved: number) => void = () => {},
): Promise<PushResult> {
  await pushConfiguration(client, given);
  const staleIds = await listIds(client, given.name);
  let saved = 0;
  for await (const records of given.records) {
    if (records.length === 0) continue;
    await client.saveObjects({
      indexName: given.name,
      objects: records.map((record) => ({ ...record })),
      batchSize: BATCH,
      waitForTasks: true,
    });
    for (const { objectID } of records) staleIds.delete(objectID);
    saved += records.length;
    onSaved(saved);
  }
  if (staleIds.size > 0)
    await client.deleteObjects({
      indexName: given.name,
      objectIDs: [...staleIds],
      batchSize: BATCH,
      waitForTasks: true,
    });
  return { saved, removed: staleIds.size };
}

async function pushConfiguration(
  client: Algoliasearch,
  { name, locale, settings, words, rules }: PushedIndex,
): Promise<void> {
  const hosted = toHostedSettings(name, locale, settings);
  const wait = async ({ taskID }: { readonly taskID: number }, indexName = name) =>
    client.waitForTask({ indexName, taskID });
  await wait(await client.setSettings({ indexName: name, indexSettings: { ...hosted } }));
  for (const [replica, own] of toReplicaSettings(name, hosted))
    await wait(
      await client.setSettings({ indexName: replica, indexSettings: { ...own } }),
      replica,
    );
  const synonymHit = toHostedSynonyms(words);
  if (synonymHit.length === 0)
    await wait(await client.clearSynonyms({ indexName: name, forwardToReplicas: true }));
  else
    await wait(
      await client.saveSynonyms({
        indexName: name,
        synonymHit,
        replaceExistingSynonyms: true,
        forwardToReplicas: true,
      }),
    );
  if (rules.length === 0)
    await wait(await client.clearRules({ indexName: name, forwardToReplicas: true }));
  // The rules have the shape of the protocol; the client's types are narrower than what the service
  // accepts.
  else
    await wait(
      await client.saveRules({
        indexName: name,
        rules: rules as HostedRule[],
        clearExistingRules: true,
        forwardToReplicas: true,
      }),
    );
}

async function listIds(client: Algoliasearch, indexName: string): Promise<Set<string>> {
  const ids = new Set<string>();
  await client.browseObjects({
    indexName,
    browseParams: { attributesToRetrieve: ['objectID'], hitsPerPage: BATCH },
    aggregator: ({ hits }) => {
      for (const { objectID } of hits) ids.add(objectID);
    },
  });
  return ids;
}
