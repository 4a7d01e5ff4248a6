/** Search page with the vendor's InstantSearch components, as a front-end team would write it. */
import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import algoliasearchV4 from 'algoliasearch-v4/lite';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Configure,
  DynamicWidgets,
  HierarchicalMenu,
  Highlight,
  Hits,
  InstantSearch,
  Pagination,
  RangeInput,
  RefinementList,
  SearchBox,
  SortBy,
  Stats,
} from 'react-instantsearch';
import insights from 'search-insights';

type SendEvent = (eventType: 'click', hit: unknown, eventName: string) => void;

const parameters = new URLSearchParams(location.search);
const read = (name: string) => parameters.get(name) ?? '';
const [host, applicationId] = [read('host'), read('applicationId')];
const [key, index, pageKind] = [read('key'), read('index'), read('kind')];
const hosts = [{ url: `${host}/search`, accept: 'readWrite', protocol: 'http' }] as const;
const options = { hosts: [...hosts] };
const searchClient = liteClient(applicationId, key, options);

insights('init', {
  appId: applicationId,
  apiKey: key,
  host: `http://${host}/search`,
  useCookie: false,
  userToken: 'visitor-1',
});

function Hit({
  hit,
  sendEvent,
}: {
  readonly hit: Parameters<typeof Highlight>[0]['hit'];
  readonly sendEvent: SendEvent;
}): ReactNode {
  return (
    <button
      type="button"
      data-hit={hit.objectID}
      onClick={() => sendEvent('click', hit, 'Hit clicked')}
    >
      <Highlight attribute="name" hit={hit} /> <span>{String(Reflect.get(hit, 'price'))}</span>
    </button>
  );
}

function SearchPage(): ReactNode {
  const sorts = [index, `${index}-cheap`].map((value) => ({ label: value, value }));
  return (
    <InstantSearch
      searchClient={searchClient}
      indexName={index}
      insights={{ insightsClient: insights }}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <Configure hitsPerPage={6} />
      <SearchBox placeholder="Search" />
      <SortBy items={sorts} />
      <Stats />
      <RefinementList attribute="brand" searchable limit={20} />
      <HierarchicalMenu attributes={['categories.lvl0', 'categories.lvl1']} />
      <RangeInput attribute="price" />
      <Hits hitComponent={Hit} />
      <Pagination />
    </InstantSearch>
  );
}

/** Widgets and their order come from the settings of the index. */
function ShopPage(): ReactNode {
  return (
    <InstantSearch
      searchClient={searchClient}
      indexName={index}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <Configure hitsPerPage={6} />
      <Stats />
      <DynamicWidgets
        fallbackComponent={({ attribute }) => <RefinementList attribute={attribute} limit={5} />}
      >
        <HierarchicalMenu attributes={['categories.lvl0', 'categories.lvl1', 'categories.lvl2']} />
        <RangeInput attribute="price" />
      </DynamicWidgets>
    </InstantSearch>
  );
}

/** Number of hits per client library generation, counted in the browser. */
async function countByClient(query: string): Promise<readonly unknown[]> {
  const full = await algoliasearch(applicationId, key, options).searchSingleIndex({
    indexName: index,
    searchParams: { query },
  });
  const [lite] = (await searchClient.searchForHits({ requests: [{ indexName: index, query }] }))
    .results;
  const resultV4 = await algoliasearchV4(applicationId, key, {
    hosts: [{ url: `${host}/search`, protocol: 'http' }],
  })
    .initIndex(index)
    .search(query);
  return [full.nbHits, lite?.nbHits, resultV4.nbHits];
}

Object.assign(globalThis, { countByClient });
const root = document.createElement('main');
document.body.append(root);
createRoot(root).render(pageKind === 'shop' ? <ShopPage /> : <SearchPage />);
