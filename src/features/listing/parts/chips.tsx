/** Active filters as removable chips. */

import type { ComponentProps } from 'react';
import { type ListingState, type PriceRange, VALUE_FACETS } from '#features/search/listing.ts';
import { formatListingUrl } from '#features/search/listing-url.ts';
import { formatMoney } from '#i18n/money.ts';
import { type Text, useText } from '#i18n/text.tsx';
import { Link } from '#request/link.tsx';
import { useShop } from '#request/shop-public.tsx';
import { createFacetValueLabel } from '../facets/facet-value-label.ts';
import { clearFilters, FIRST_PAGE, isRefined, withoutFacetValue } from '../listing-change.ts';
import type { CategoryLink } from '../listing-result.ts';
import { Chip } from './chip.tsx';

type ChipsProps = {
  readonly state: ListingState;
  /** Brand to which the URL narrows a category. */
  readonly brand: string | undefined;
  readonly categories: readonly CategoryLink[];
};

export function Chips({ state, brand, categories }: ChipsProps) {
  const text = useText();
  const { locale, currency } = useShop();
  const label = createFacetValueLabel(text, categories);
  const money = (centAmount: number) =>
    formatMoney({ centAmount, currencyCode: currency }, locale.tag);
  const { price, discount, rating, inStock } = state;
  const without = (change: Partial<ListingState>) => ({ ...state, ...FIRST_PAGE, ...change });
  return (
    <ul
      aria-label={text('listing.activeFilters')}
      data-chips="filters"
      className="no-scrollbar flex min-w-0 items-center gap-2 overflow-x-auto whitespace-nowrap lg:flex-wrap"
    >
      {brand && <ListedChip name={brand} without={without({ brand: null })} />}
      {VALUE_FACETS.flatMap(({ key }) =>
        (state.refinements[key] ?? []).map((value) => (
          <ListedChip
            key={`${key} ${value}`}
            name={label(key, value)}
            without={withoutFacetValue(state, key, value)}
          />
        )),
      )}
      {price && (
        <ListedChip
          name={formatPriceRange(price, text, money)}
          without={without({ price: null })}
        />
      )}
      {rating !== null && (
        <ListedChip name={label('rating', String(rating))} without={without({ rating: null })} />
      )}
      {inStock && (
        <ListedChip name={text('listing.inStock')} without={without({ inStock: false })} />
      )}
      {discount !== null && (
        <ListedChip
          name={label('discount', String(discount))}
          without={without({ discount: null })}
        />
      )}
      {isRefined(state) && (
        <li>
          <Link
            to={formatListingUrl(clearFilters(state))}
            preventScrollReset
            className="flex min-h-9 items-center px-2 max-lg:min-h-11 text-sm underline underline-offset-4"
          >
            {text('listing.clearAll')}
          </Link>
        </li>
      )}
    </ul>
  );
}

function formatPriceRange(
  { min, max }: PriceRange,
  text: Text,
  money: (centAmount: number) => string,
): string {
  if (max === null) return text('listing.priceAbove', { from: money(min) });
  if (min === 0) return text('listing.priceBelow', { to: money(max) });
  return text('listing.priceBetween', { from: money(min), to: money(max) });
}

function ListedChip(props: ComponentProps<typeof Chip>) {
  return (
    <li>
      <Chip {...props} />
    </li>
  );
}
