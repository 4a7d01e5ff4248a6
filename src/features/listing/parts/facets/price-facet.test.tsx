/** @vitest-environment happy-dom */
/** Tests of the price fields. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EMPTY_LISTING } from '#features/search/listing.ts';
import { describeNumberFormat } from '#i18n/number-format.server.ts';
import { MessageKeysProvider } from '#i18n/text.fixtures.tsx';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { expectElement } from '#test/expect-defined.ts';
import { PriceFacet } from './price-facet.tsx';

afterEach(cleanup);

test.each([
  ['en-GB', 'GBP', ['£', '']],
  ['de-DE', 'EUR', ['', '\u00a0€']],
] as const)(
  'in %s its fields carry the sign of %s where the language writes it',
  (tag, currency, signs) => {
    render(
      <MessageKeysProvider>
        <ShopProvider value={{ ...testShop, numberFormat: describeNumberFormat(tag, currency) }}>
          <PriceFacet range={[1000, 9000]} requested={EMPTY_LISTING} onChange={() => undefined} />
        </ShopProvider>
      </MessageKeysProvider>,
    );
    const { dataset } = expectElement(
      screen.getByRole('textbox', { name: 'listing.priceTo' }).parentElement,
      HTMLElement,
    );
    expect([dataset.prefix, dataset.suffix]).toEqual(signs);
  },
);
