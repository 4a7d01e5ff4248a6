/** An active filter, as a link to the listing without it. */
import type { ListingState } from '#features/search/listing.ts';
import { formatListingUrl } from '#features/search/listing-url.ts';
import { useText } from '#i18n/text.tsx';
import { Link } from '#request/link.tsx';
import { Icon } from '#ui/icon/icon.tsx';

export function Chip({ name, without }: { readonly name: string; readonly without: ListingState }) {
  const text = useText();
  return (
    <Link
      to={formatListingUrl(without)}
      preventScrollReset
      aria-label={text('listing.removeFilter', { name })}
      className="flex min-h-9 max-lg:min-h-11 items-center gap-2 rounded-control border border-line px-3 text-sm text-ink hover:border-ink"
    >
      {name}
      <Icon name="close" size={14} />
    </Link>
  );
}
