/** What has been chosen, each with a way to take it back. */
import { Link } from 'react-router';
import { type ListingState, TERM_FACETS } from '#features/search/listing.ts';
import { writeListingAddress } from '#features/search/listing-address.ts';
import { formatMoney } from '#kit/money.ts';
import { useShop } from '#kit/shop-public.tsx';
import { useText } from '#kit/text.tsx';
import { cleared, isRefined, withoutTerm } from '../listing-change.ts';
import { labelTerm } from '../term-label.ts';

export function Chips({ state }: { readonly state: ListingState }) {
  const text = useText();
  const { locale, currency } = useShop();
  // The row is there without chips too, so that the first one moves nothing.
  if (!isRefined(state)) return <div className="min-h-13" />;
  const money = (centAmount: number) => formatMoney({ centAmount, currencyCode: currency }, locale.tag);
  const { price, discount } = state;
  return (
    <ul aria-label={text('listing.chosen')} className="flex min-h-13 flex-wrap items-center gap-2 pt-4">
      {TERM_FACETS.flatMap(({ key }) =>
        (state.refinements[key] ?? []).map((value) => (
          <Chip key={`${key} ${value}`} name={labelTerm(text, key, value)} without={withoutTerm(state, key, value)} />
        )),
      )}
      {price && (
        <Chip
          name={
            price.max === null
              ? text('listing.priceAbove', { from: money(price.min) })
              : text('listing.priceBetween', { from: money(price.min), to: money(price.max) })
          }
          without={{ ...state, price: null, page: 1 }}
        />
      )}
      {discount !== null && <Chip name={labelTerm(text, 'discount', String(discount))} without={{ ...state, discount: null, page: 1 }} />}
      <li>
        <Link
          to={writeListingAddress(cleared(state))}
          preventScrollReset
          className="flex h-9 items-center px-2 text-sm underline underline-offset-4"
        >
          {text('listing.clearAll')}
        </Link>
      </li>
    </ul>
  );
}

function Chip({ name, without }: { readonly name: string; readonly without: ListingState }) {
  const text = useText();
  return (
    <li>
      <Link
        to={writeListingAddress(without)}
        preventScrollReset
        aria-label={text('listing.removeFilter', { name })}
        className="flex h-9 items-center gap-2 rounded-control border border-line px-3 text-sm hover:border-ink"
      >
        {name}
        <span aria-hidden="true">×</span>
      </Link>
    </li>
  );
}
