/**
 * Category links that keep the filters: ancestors, the category itself,
 * narrower ones with their counts.
 */
import type { ListingState } from '#features/search/listing.ts';
import { formatListingUrl } from '#features/search/listing-url.ts';
import { formatCount } from '#i18n/message.ts';
import { useText } from '#i18n/text.tsx';
import { Link } from '#request/link.tsx';
import { useShop } from '#request/shop-public.tsx';
import { FIRST_PAGE } from '../../listing-change.ts';
import type { CategoryLink } from '../../listing-result.ts';

export type CategoryTreeProps = {
  readonly state: ListingState;
  readonly name: string;
  readonly ancestors: readonly CategoryLink[];
  readonly categories: readonly CategoryLink[];
};

const row = 'flex min-h-9 items-center gap-3 text-sm max-lg:min-h-11';

export function CategoryTree({ state, name, ancestors, categories }: CategoryTreeProps) {
  const text = useText();
  return (
    <nav aria-label={text('listing.facet.category')} className="rule-b pb-3">
      <p aria-hidden="true" className="flex min-h-11 items-center font-medium">
        {text('listing.facet.category')}
      </p>
      <ul>
        {ancestors.map((link) => (
          <Row key={link.slug} state={state} link={link} className="text-muted" />
        ))}
        <li>
          <span aria-current="page" className={`${row} font-medium`}>
            {name}
          </span>
          {categories.length > 0 && (
            <ul className="ps-4">
              {categories.map((link) => (
                <Row key={link.slug} state={state} link={link} className="" />
              ))}
            </ul>
          )}
        </li>
      </ul>
    </nav>
  );
}

type RowProps = {
  readonly state: ListingState;
  readonly link: CategoryLink;
  readonly className: string;
};

/** A category without products is not a link. */
function Row({ state, link: { slug, name, count }, className }: RowProps) {
  const { locale } = useShop();
  const content = (
    <>
      <span className="grow">{name}</span>
      {count !== undefined && (
        <span className="text-muted tabular-nums">{formatCount(count, locale.tag)}</span>
      )}
    </>
  );
  if (count === 0)
    return (
      <li>
        <span className={`${row} text-muted`}>{content}</span>
      </li>
    );
  return (
    <li>
      <Link
        to={formatListingUrl({ ...state, ...FIRST_PAGE, category: slug })}
        className={`${row} underline-offset-4 hover:underline ${className}`.trim()}
      >
        {content}
      </Link>
    </li>
  );
}
