/** Tests of query rules: pins, hidden hits, boosts, banners, redirects, query edits. */
import { describe, expect, test } from 'vitest';
import { ids, index, sendQuery } from '../protocol/test-index.fixtures.ts';
import { prepareRules, ruleShape } from './rule.ts';

const rules = (...given: readonly object[]) => ({
  rules: prepareRules(
    given.map((rule, position) => ruleShape.parse({ objectID: `rule-${position}`, ...rule })),
    index.folding,
  ),
});

describe('rules', () => {
  const ruleFor = (pattern: string, anchoring: string, consequence: object) => ({
    conditions: [{ pattern, anchoring }],
    consequence,
  });

  test('pin, hide, boost and filter', async () => {
    const pinned = rules(
      ruleFor('dress', 'is', {
        promote: [
          { objectID: 'd', position: 1 },
          { objectID: 'gone', position: 0 },
        ],
      }),
    );
    expect(await ids({ query: 'dresses' }, pinned)).toBe('adbce');
    expect((await sendQuery({ query: 'dress' }, pinned)).nbHits).toBe(5);
    expect(await ids({ query: 'dress', hitsPerPage: 1, page: 1 }, pinned)).toBe('d');
    expect(await ids({ query: 'dress' }, { ...pinned, sort: 'by-price' })).toBe('ecba');
    expect(
      await ids({ query: 'dress' }, rules(ruleFor('dress', 'is', { hide: [{ objectID: 'a' }] }))),
    ).toBe('bce');
    expect(
      await ids(
        { query: 'dress' },
        rules(ruleFor('dress', 'is', { params: { optionalFilters: ['brand:Warehouse'] } })),
      ),
    ).toBe('cabe');
    expect(
      await ids(
        { query: 'dress' },
        rules(ruleFor('dress', 'is', { params: { filters: 'price < 25' } })),
      ),
    ).toBe('bce');
  });

  test('a pin with filterPromotes is left out where the filters exclude it', async () => {
    const promote = [{ objectIDs: ['d', 'e'], position: 0 }];
    const filtered = { query: 'dress', facetFilters: ['brand:Oasis'] };
    expect(await ids(filtered, rules(ruleFor('dress', 'is', { promote })))).toBe('deab');
    expect(
      await ids(filtered, rules(ruleFor('dress', 'is', { promote, filterPromotes: true }))),
    ).toBe('ab');
  });

  test.each([
    ['is', 'red dress', 'dresses red', false],
    ['is', 'red dress', 'Red Dresses', true],
    ['contains', 'red dress', 'a red dress now', true],
    ['contains', 'red', 'redress', false],
    ['startsWith', 'red', 'red dress', true],
    ['startsWith', 'dress', 'red dress', false],
    ['endsWith', 'dress', 'red dress', true],
    ['is', '', '', true],
    ['is', '', 'dress', false],
  ])('%s "%s" for "%s": %s', async (anchoring, pattern, query, matches) => {
    const { appliedRules } = await sendQuery(
      { query },
      rules(ruleFor(pattern, anchoring, { userData: 1 })),
    );
    expect(appliedRules !== undefined).toBe(matches);
  });

  test('apply by context, while they are valid and enabled', async () => {
    const consequence = { hide: [{ objectID: 'a' }] };
    const context = { conditions: [{ context: 'sale' }], consequence };
    expect(await ids({}, rules(context))).toBe('abcde');
    expect(await ids({ ruleContexts: ['sale'] }, rules(context))).toBe('bcde');
    expect(await ids({ ruleContexts: ['sale'], enableRules: false }, rules(context))).toBe('abcde');
    expect(await ids({ ruleContexts: ['sale'] }, rules({ ...context, enabled: false }))).toBe(
      'abcde',
    );
    expect(
      await ids(
        { ruleContexts: ['sale'] },
        rules({ ...context, validity: [{ from: 0, until: 1 }] }),
      ),
    ).toBe('abcde');
    expect(
      await ids({ ruleContexts: ['sale'] }, rules({ ...context, validity: [{ from: 1 }] })),
    ).toBe('bcde');
    expect(
      await ids({ ruleContexts: ['sale'] }, rules({ ...context, validity: [{ until: 1 }] })),
    ).toBe('abcde');
  });

  test('redirect and show banners, those of every rule that applies', async () => {
    const banner = (url: string) => ({
      params: { renderingContent: { widgets: { banners: [{ image: { urls: [{ url }] } }] } } },
    });
    const redirect = {
      params: { renderingContent: { redirect: { url: '/sale' } } },
      userData: { redirectMobile: '/m/sale' },
    };
    const given = rules(
      ruleFor('dress', 'contains', banner('/one.avif')),
      ruleFor('red dress', 'is', banner('/two.avif')),
      ruleFor('red', 'startsWith', redirect),
    );
    expect(await sendQuery({ query: 'red dress' }, given)).toMatchObject({
      renderingContent: {
        redirect: { url: '/sale' },
        widgets: {
          banners: [
            { image: { urls: [{ url: '/two.avif' }] } },
            { image: { urls: [{ url: '/one.avif' }] } },
          ],
        },
      },
      userData: [{ redirectMobile: '/m/sale' }],
    });
  });

  test('change the query, and the response still has the original one', async () => {
    const edited = rules(
      ruleFor('frock', 'contains', {
        params: {
          query: {
            edits: [{ type: 'replace', delete: 'frock', insert: 'dress' }, { delete: 'lovely' }],
          },
        },
      }),
    );
    const response = await sendQuery(
      { query: 'lovely midi frock', removeWordsIfNoResults: 'none' },
      edited,
    );
    expect(response).toMatchObject({ query: 'lovely midi frock', nbHits: 2 });
    expect(
      await ids(
        { query: 'anything' },
        rules(ruleFor('anything', 'is', { params: { query: 'coat', hitsPerPage: 5 } })),
      ),
    ).toBe('d');
  });
});
