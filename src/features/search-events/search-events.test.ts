/** Tests of search events, their recipients and stored clicks. */
import { describe, expect, test } from 'vitest';
import type { SearchConfig } from '#features/search/search.ts';
import {
  type AttributedQueries,
  attributeQuery,
  findAttributedQuery,
  parseAttributedQueries,
  parseClicks,
  type TrackedClick,
} from './attributed-queries.ts';
import { findEventsUrl, findSearchOrigins, toInsightsEvent } from './search-events.ts';

describe('BAG-4: events', () => {
  test.each([
    [
      { kind: 'listed', products: ['TEE1', 'TEE2'] },
      { eventType: 'view', objectIDs: ['TEE1', 'TEE2'] },
    ],
    [
      { kind: 'viewed', product: 'TEE1' },
      { eventType: 'view', objectIDs: ['TEE1'] },
    ],
    [
      { kind: 'clicked', product: 'TEE1', queryId: 'q1', position: 25 },
      { eventType: 'click', objectIDs: ['TEE1'], queryID: 'q1', positions: [25] },
    ],
    [
      { kind: 'added', product: 'TEE1', queryId: 'q1' },
      { eventType: 'conversion', eventSubtype: 'addToCart', objectIDs: ['TEE1'], queryID: 'q1' },
    ],
  ] as const)('%j', (event, body) => {
    expect(toInsightsEvent(event, 'shop-en-GB', null)).toMatchObject({
      index: 'shop-en-GB',
      ...body,
    });
  });

  test('a click in a carousel has neither query nor position', () => {
    const body = toInsightsEvent(
      { kind: 'clicked', product: 'TEE1', queryId: null, position: 3 },
      'shop-en-GB',
      null,
    );
    expect(Object.keys(body).sort()).toEqual(['eventName', 'eventType', 'index', 'objectIDs']);
  });

  test('have no user token without consent', () => {
    expect(toInsightsEvent({ kind: 'viewed', product: 'TEE1' }, 'i', null)).not.toHaveProperty(
      'userToken',
    );
    expect(
      toInsightsEvent({ kind: 'viewed', product: 'TEE1' }, 'i', 'anonymous-a1'),
    ).toHaveProperty('userToken', 'anonymous-a1');
  });

  test('of long listings have the first twenty products', () => {
    const products = Array.from({ length: 24 }, (_, index) => `TEE${index}`);
    expect(toInsightsEvent({ kind: 'listed', products }, 'i', null).objectIDs).toHaveLength(20);
  });
});

describe('the URL for events', () => {
  const own: SearchConfig = {
    applicationId: 'app',
    searchKey: 'key',
    hosts: [{ url: 'shop.test/search', protocol: 'https', accept: 'readWrite' }],
    index: 'i',
  };

  test('is the shop’s own if the shop serves searches', () => {
    const address = findEventsUrl(own, 'https://shop.test', null);
    expect(address).toBe(
      'https://shop.test/search/1/events?x-algolia-application-id=app&x-algolia-api-key=key',
    );
  });

  test('is a third party’s only with the shopper’s consent', () => {
    const other = { ...own, eventsUrl: 'https://events.test' };
    expect(findEventsUrl(other, 'https://shop.test', null)).toBeNull();
    expect(findEventsUrl(other, 'https://shop.test', 'anonymous-a1')).toMatch(
      /^https:\/\/events\.test\/1\/events/,
    );
  });

  test('is another search host only with the shopper’s consent', () => {
    expect(findEventsUrl(own, 'https://elsewhere.test', null)).toBeNull();
    expect(findEventsUrl(own, 'https://elsewhere.test', 'anonymous-a1')).toMatch(
      /^https:\/\/shop\.test\/search\/1\/events/,
    );
  });
});

describe('a hosted service', () => {
  const hosts = [
    { url: 'nearest.test', protocol: 'https', accept: 'read' },
    { url: 'second.test', protocol: 'https', accept: 'readWrite' },
  ] as const;
  const eventsUrl = 'https://events.test';

  test('is requested at its hosts, and events go to its events host', () => {
    expect(findSearchOrigins({ hosts, eventsUrl })).toEqual([
      'https://nearest.test',
      'https://second.test',
      'https://events.test',
    ]);
    const config = { applicationId: 'app', searchKey: 'key', hosts, eventsUrl, index: 'i' };
    expect(findEventsUrl(config, 'https://shop.test', 'anonymous-a1')).toMatch(
      /^https:\/\/events\.test\/1\/events/,
    );
  });

  test('of this deployment, or at its own host, is searched and gets events there', () => {
    expect(findSearchOrigins({ hosts: [] })).toEqual([]);
    expect(
      findSearchOrigins({
        hosts: [{ url: 'search.test/road', protocol: 'https', accept: 'readWrite' }],
      }),
    ).toEqual(['https://search.test']);
  });
});

describe('the search that led to a product', () => {
  test('is the latest one', () => {
    const queries = attributeQuery(attributeQuery([], 'TEE1', 'q1'), 'TEE1', 'q2');
    expect([findAttributedQuery(queries, 'TEE1'), findAttributedQuery(queries, 'TEE2')]).toEqual([
      'q2',
      null,
    ]);
  });

  test('is forgotten after twenty others', () => {
    const keys = Array.from({ length: 21 }, (_, index) => `TEE${index}`);
    const queries = keys.reduce<AttributedQueries>(
      (known, key) => attributeQuery(known, key, 'q'),
      [],
    );
    expect([queries.length, findAttributedQuery(queries, 'TEE0')]).toEqual([20, null]);
  });

  test.each([null, '', '{}', '[1]', '[["a"]]', '[["<b>","q"]]'])(
    'is none where %j was kept',
    (stored) => {
      expect(parseAttributedQueries(stored)).toEqual([]);
    },
  );

  test('is that of a click, if one was recorded', () => {
    const clicks: TrackedClick[] = [
      { product: 'TEE1', queryId: 'q1', position: 3, isAdd: false },
      { product: 'TEE2', queryId: null, position: null, isAdd: true },
    ];
    expect(parseClicks(JSON.stringify(clicks))).toEqual(clicks);
  });

  test.each([
    null,
    '{}',
    '[null]',
    '[{"product":"TEE1"}]',
    '[{"product":"<b>","queryId":"q","position":1,"isAdd":false}]',
    '[{"product":"TEE1","queryId":null,"position":1,"isAdd":false}]',
  ])('has no click if %j was stored', (stored) => {
    expect(parseClicks(stored)).toEqual([]);
  });
});
