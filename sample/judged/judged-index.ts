/** Runs judged queries against the embedded search engine, through the same protocol as a page. */
import { handleCall, type ProtocolHost } from '#search-engine/protocol/protocol.ts';
import { createShopIndex } from '#search-engine/shop-indexes/shop-index.ts';
import { type Answer, SHOWN } from './judge-answers.ts';
import type { JudgedRecord } from './judged-sample.ts';

/** Indexes the records, by default with the shop's searchable attributes and weights. */
export function askEmbedded(
  records: readonly JudgedRecord[],
  locale: string,
  searchableAttributes?: readonly string[],
): Answer {
  const index = createShopIndex(
    locale,
    searchableAttributes === undefined ? {} : { searchableAttributes },
  );
  index.upsert(records);
  index.refreshSortOrders();
  const host: ProtocolHost = {
    findIndex: async (name) => ({ name, index, sort: 'relevance' }),
    onEvents() {},
  };
  return async (query) => {
    const body = {
      query,
      hitsPerPage: SHOWN,
      attributesToRetrieve: ['objectID'],
      attributesToHighlight: [],
    };
    const { body: answer } = await handleCall(
      { method: 'POST', path: '/1/indexes/judged/query', body },
      host,
    );
    return (answer as { readonly hits: readonly JudgedRecord[] }).hits.map((hit) => hit.objectID);
  };
}
