/** Tests that faults of structured data are found. */
import { expect, test } from 'vitest';
import { listStructuredDataFaults } from './json-ld-faults.ts';

const context = { '@context': 'https://schema.org' };
const crumb = (position: number, item = 'https://shop.test/') => ({
  ...{ '@type': 'ListItem', position, name: 'Women', item },
});
const trail = (...itemListElement: readonly object[]) => ({
  ...{ ...context, '@type': 'BreadcrumbList', itemListElement },
});

test.each([
  ['nothing', trail(crumb(1), crumb(2)), []],
  ['a relative URL', trail(crumb(1, '/')), ['0.itemListElement.0.item: Invalid URL']],
  ['a gap', trail(crumb(1), crumb(3)), ['0.itemListElement: Invalid input']],
  ['no context', { '@type': 'BreadcrumbList' }, [expect.stringContaining('@context')]],
  ['an unknown type', { ...context, '@type': 'Thing' }, [expect.stringContaining('@type')]],
  [
    'a reference that leads nowhere',
    {
      ...context,
      '@graph': [{ '@type': 'WebSite', name: 'Shop', publisher: { '@id': '#shop' } }],
    },
    expect.arrayContaining(['#shop: is referenced, but not defined']),
  ],
])('%s', (_, data, faults) => {
  expect(listStructuredDataFaults(data)).toEqual(faults);
});
