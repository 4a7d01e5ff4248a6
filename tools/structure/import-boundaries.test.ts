/** Tests of the import boundaries around the catalogue import and the search engine. */
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { checkImportBoundaries } from './import-boundaries.ts';

function listMessages(path: string, target: string): string {
  const source = { path, text: '', parsed: parseSync(path, ''), imports: [{ target, line: 2 }] };
  return checkImportBoundaries([source])
    .map(({ message }) => message)
    .join('\n');
}

test.each([
  [
    'src/features/a/a.server.ts',
    'src/catalogue-import/catalogue-import.server.ts',
    'a feature may not import src/catalogue-import',
  ],
  [
    'src/catalogue-import/catalogue-import.server.ts',
    'src/providers/a/memory/memory.provider.ts',
    'the catalogue import may not import src/providers',
  ],
  [
    'src/catalogue-import/formats/shopify/shopify-rows.ts',
    'src/catalogue-import/formats/magento/magento-values.ts',
    'a format of the import may not import src/catalogue-import/formats/magento',
  ],
  [
    'src/catalogue-import/formats/shopify/shopify-rows.ts',
    'src/catalogue-import/run/save-batch.ts',
    'a format of the import may not import src/catalogue-import/run',
  ],
  [
    'src/providers/catalogue-import/embedded/save.ts',
    'src/catalogue-import/formats/feed-row.ts',
    'a provider of the catalogue import may not import src/catalogue-import/formats',
  ],
  [
    'src/features/a/a.server.ts',
    'src/search-engine/protocol/protocol.ts',
    'a feature may not import src/search-engine',
  ],
  [
    'src/search-engine/engine/index/a.ts',
    'src/search-engine/protocol/protocol.ts',
    'the engine of the search may not import src/search-engine/protocol',
  ],
  [
    'src/search-engine/words/nl.ts',
    'src/features/search/search.ts',
    'a word list may not import src/features/search',
  ],
  [
    'src/search-engine/rules/rule.ts',
    'src/search-engine/custom-indexes/index-store.ts',
    'a search rule may not import src/search-engine/custom-indexes',
  ],
  [
    'src/search-engine/shop-indexes/a.ts',
    'src/features/price/price.ts',
    'the search engine may not import src/features/price',
  ],
  [
    'src/search-engine/protocol/a.ts',
    'database/connection.ts',
    'may be imported by embedded providers, the stores of the search engine',
  ],
  [
    'src/providers/a/embedded/a.provider.ts',
    'src/search-engine/protocol/protocol.ts',
    'a provider may not import src/search-engine',
  ],
])('%s importing %s is refused', (path, target, message) => {
  expect(listMessages(path, target)).toContain(message);
});

test.each([
  [
    'src/providers/catalogue-import/embedded/save.ts',
    'src/catalogue-import/catalogue-import.port.ts',
  ],
  ['src/server/endpoints/endpoints.server.ts', 'src/catalogue-import/http/import-http.server.ts'],
  ['src/catalogue-import/formats/a/a-rows.ts', 'src/catalogue-import/formats/row-entry.ts'],
  ['src/catalogue-import/formats/a/a-rows.ts', 'src/catalogue-import/values/slug.ts'],
  ['src/catalogue-import/products/a.ts', 'src/features/catalogue/catalogue.ts'],
  ['src/providers/search/embedded/search.provider.ts', 'src/search-engine/protocol/protocol.ts'],
  ['src/search-engine/custom-indexes/store.ts', 'database/connection.ts'],
  ['src/search-engine/rules/rule.ts', 'src/search-engine/engine/text/fold.ts'],
  ['src/search-engine/rules/rule.ts', 'zod'],
  ['src/search-engine/protocol/a.ts', 'src/search-engine/engine/query/filter.ts'],
])('%s importing %s is allowed', (path, target) => {
  expect(listMessages(path, target)).toBe('');
});
