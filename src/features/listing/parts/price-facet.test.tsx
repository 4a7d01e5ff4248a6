/** @vitest-environment happy-dom */
/** The price as two fields. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EMPTY_LISTING } from '#features/search/listing.ts';
import { describeNumerals } from '#kit/numerals.server.ts';
import { testShop } from '#kit/shop.fixtures.ts';
import { ShopProvider } from '#kit/shop-public.tsx';
import { TellingWords } from '#kit/text.fixtures.tsx';
import { PriceFacet } from './price-facet.tsx';

afterEach(cleanup);

test.each([
  ['en-GB', 'GBP', ['£', '']],
  ['de-DE', 'EUR', ['', '\u00a0€']],
] as const)(
  'in %s its fields carry the sign of %s where the language writes it',
  (tag, currency, signs) => {
    render(
      <TellingWords>
        <ShopProvider value={{ ...testShop, numerals: describeNumerals(tag, currency) }}>
          <PriceFacet range={[1000, 9000]} wanted={EMPTY_LISTING} onChange={() => undefined} />
        </ShopProvider>
      </TellingWords>,
    );
    const { dataset } = screen.getByRole('textbox', { name: 'listing.priceTo' })
      .parentElement as HTMLElement;
    expect([dataset.before, dataset.after]).toEqual(signs);
  },
);
