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

function renderFacets(facets: readonly FacetView[], requested: ListingState = EMPTY_LISTING) {
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
  test('show the number of products of each value, and report a change at once', () => {
    const onChange = renderFacets([colour]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'colour.green, listing.results' }));
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('a value without results is disabled', () => {
    renderFacets([colour]);
    expect(screen.getByRole('checkbox', { name: 'colour.blue, listing.results' })).toHaveProperty(
      'disabled',
      true,
    );
  });

  test('a selected value without results can still be removed', () => {
    renderFacets([colour], { ...EMPTY_LISTING, refinements: { colour: ['blue'] } });
    const blue = screen.getByRole('checkbox', { name: 'colour.blue, listing.results' });
    expect([blue.hasAttribute('disabled'), expectElement(blue, HTMLInputElement).checked]).toEqual([
      false,
      true,
    ]);
  });

  test('a facet with many brands has a search field', () => {
    renderFacets([brand]);
    fireEvent.change(screen.getByRole('searchbox', { name: 'listing.facetSearch' }), {
      target: { value: 'maker 11' },
    });
    expect(
      screen.getAllByRole('checkbox').map((box) => expectElement(box, HTMLInputElement).value),
    ).toEqual(['Maker 11']);
  });

  test('the department of the most frequent category is open, and stays open for any selection', () => {
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

  test('the first size system is open', () => {
    const values = [
      ['S', 3],
      ['ONE SIZE', 90],
    ] as const;
    renderFacets([{ key: 'size', values }]);
    const kinds = [...document.querySelectorAll<HTMLDetailsElement>('details details')];
    expect(kinds.map(({ open }) => open)).toEqual([true, false]);
  });

  test('a facet with few brands has no search field', () => {
    renderFacets([{ ...brand, values: brand.values.slice(0, 3) }]);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('the price is in whole units, between the lowest and the highest', () => {
    renderFacets([price], { ...EMPTY_LISTING, price: { min: 2000, max: null } });
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
