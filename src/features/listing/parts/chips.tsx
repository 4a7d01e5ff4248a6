/** What has been chosen, each with a way to take it back. */

import { type ListingState, TERM_FACETS } from '#features/search/listing.ts';
import { writeListingAddress } from '#features/search/listing-address.ts';
import { Link } from '#kit/link.tsx';
import { formatMoney } from '#kit/money.ts';
import { useShop } from '#kit/shop-public.tsx';
import { useText } from '#kit/text.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { cleared, FROM_THE_START, isRefined, withoutTerm } from '../listing-change.ts';
import type { Place } from '../listing-result.ts';
import { createTermLabel } from '../term-label.ts';

type ChipsProps = {
  readonly state: ListingState;
  /** The brand to which the address narrows a category. */
  readonly brand: string | undefined;
  readonly places: readonly Place[];
};

export function Chips({ state, brand, places }: ChipsProps) {
  const text = useText();
  const { locale, currency } = useShop();
  const label = createTermLabel(text, places);
  const money = (centAmount: number) => formatMoney({ centAmount, currencyCode: currency }, locale.tag);
  const { price, discount, rating, inStock } = state;
  return (
    <ul
      aria-label={text('listing.chosen')}
      data-chips
      className="no-scrollbar flex min-w-0 items-center gap-2 overflow-x-auto whitespace-nowrap lg:flex-wrap"
    >
      {brand && <Chip name={brand} without={{ ...state, ...FROM_THE_START, brand: null }} />}
      {TERM_FACETS.flatMap(({ key }) =>
        (state.refinements[key] ?? []).map((value) => (
          <Chip key={`${key} ${value}`} name={label(key, value)} without={withoutTerm(state, key, value)} />
        )),
      )}
      {price && <Chip name={describePrice(price, text, money)} without={{ ...state, ...FROM_THE_START, price: null }} />}
      {rating !== null && <Chip name={label('rating', String(rating))} without={{ ...state, ...FROM_THE_START, rating: null }} />}
      {inStock && <Chip name={text('listing.inStock')} without={{ ...state, ...FROM_THE_START, inStock: false }} />}
      {discount !== null && <Chip name={label('discount', String(discount))} without={{ ...state, ...FROM_THE_START, discount: null }} />}
      {isRefined(state) && (
        <li>
          <Link
            to={writeListingAddress(cleared(state))}
            keepScroll
            className="flex min-h-9 items-center px-2 max-lg:min-h-11 text-sm underline underline-offset-4"
          >
            {text('listing.clearAll')}
          </Link>
        </li>
      )}
    </ul>
  );
}

function describePrice(
  { min, max }: NonNullable<ListingState['price']>,
  text: ReturnType<typeof useText>,
  money: (centAmount: number) => string,
): string {
  if (max === null) return text('listing.priceAbove', { from: money(min) });
  if (min === 0) return text('listing.priceBelow', { to: money(max) });
  return text('listing.priceBetween', { from: money(min), to: money(max) });
}

function Chip({ name, without }: { readonly name: string; readonly without: ListingState }) {
  const text = useText();
  return (
    <li>
      <Link
        to={writeListingAddress(without)}
        keepScroll
        aria-label={text('listing.removeFilter', { name })}
        className="flex min-h-9 max-lg:min-h-11 items-center gap-2 rounded-control border border-line px-3 text-sm hover:border-ink"
      >
        {name}
        <Icon name="close" size={14} />
      </Link>
    </li>
  );
}
