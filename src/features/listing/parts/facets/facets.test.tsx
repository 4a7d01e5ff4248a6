/** @vitest-environment happy-dom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_LISTING, type ListingState } from '#features/search/listing.ts';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { expectElement } from '#test/expect-defined.ts';
import { createFacetValueLabel } from '../../facets/facet-value-label.ts';
import type { FacetView } from '../../listing-result.ts';
import { Facets } from './facets.tsx';

afterEach(cleanup);

const colour: FacetView = {
  key: 'colour',
  values: [
    ['green', 12],
    ['blue', 0],
  ],
};
const brand: FacetView = {
  key: 'brand',
  values: Array.from({ length: 12 }, (_, index) => [`Maker ${index}`, 12 - index] as const),
};
const price: FacetView = { key: 'price', values: [], range: [1050, 9999] };

function show(facets: readonly FacetView[], requested: ListingState = EMPTY_LISTING) {
  const onChange = vi.fn();
  render(
    <ShopProvider value={testShop}>
      <Facets
        facets={facets}
        requested={requested}
        label={createFacetValueLabel((id) => id, [])}
        categories={[]}
        onChange={onChange}
      />
    </ShopProvider>,
  );
  return onChange;
}

describe('filters', () => {
  test('show how many products each value leads to, and a change is reported at once', () => {
    const onChange = show([colour]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'colour.green, listing.results' }));
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('a value that leads nowhere is disabled', () => {
    show([colour]);
    expect(screen.getByRole('checkbox', { name: 'colour.blue, listing.results' })).toHaveProperty(
      'disabled',
      true,
    );
  });

  test('a chosen value that leads nowhere can still be taken back', () => {
    show([colour], { ...EMPTY_LISTING, refinements: { colour: ['blue'] } });
    const blue = screen.getByRole('checkbox', { name: 'colour.blue, listing.results' });
    expect([blue.hasAttribute('disabled'), expectElement(blue, HTMLInputElement).checked]).toEqual([
      false,
      true,
    ]);
  });

  test('many brands can be searched in', () => {
    show([brand]);
    fireEvent.change(screen.getByRole('searchbox', { name: 'listing.facetSearch' }), {
      target: { value: 'maker 11' },
    });
    expect(
      screen.getAllByRole('checkbox').map((box) => expectElement(box, HTMLInputElement).value),
    ).toEqual(['Maker 11']);
  });

  test('of categories the department of the commonest is open, and stays so whatever is chosen', () => {
    const categories = [
      { slug: 'soap', name: 'Soap', within: 'Beauty' },
      { slug: 'lamps', name: 'Lamps', within: 'Home' },
    ];
    const renderFacets = (soap: number, lamps: number) => (
      <ShopProvider value={testShop}>
        <Facets
          facets={[
            {
              key: 'category',
              values: [
                ['soap', soap],
                ['lamps', lamps],
              ],
            },
          ]}
          {...{
            requested: EMPTY_LISTING,
            label: createFacetValueLabel((id) => id, []),
            categories,
            onChange: () => undefined,
          }}
        />
      </ShopProvider>
    );
    const listOpen = () =>
      [...document.querySelectorAll<HTMLDetailsElement>('details details[open]')].map(
        ({ textContent }) => /Beauty|Home/.exec(textContent)?.[0],
      );
    const { rerender } = render(renderFacets(3, 9));
    expect(listOpen()).toEqual(['Home']);
    rerender(renderFacets(3, 1));
    expect(listOpen()).toEqual(['Home']);
  });

  test('of sizes the first kind is open', () => {
    const values = [
      ['S', 3],
      ['ONE SIZE', 90],
    ] as const;
    show([{ key: 'size', values }]);
    const kinds = [...document.querySelectorAll<HTMLDetailsElement>('details details')];
    expect(kinds.map(({ open }) => open)).toEqual([true, false]);
  });

  test('few brands need no search', () => {
    show([{ ...brand, values: brand.values.slice(0, 3) }]);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('the price is in whole units, between the lowest and the highest', () => {
    show([price], { ...EMPTY_LISTING, price: { min: 2000, max: null } });
    const from = expectElement(
      screen.getByRole('textbox', { name: 'listing.priceFrom' }),
      HTMLInputElement,
    );
    const to = expectElement(
      screen.getByRole('textbox', { name: 'listing.priceTo' }),
      HTMLInputElement,
    );
    expect([from.value, from.placeholder, to.value, to.placeholder]).toEqual([
      '20',
      '10',
      '',
      '100',
    ]);
  });
});
