/** FIND-1: the product that the results of a visual search look like, as a link with its picture. */
import { Picture } from '#features/pictures/picture.tsx';
import type { ListingState } from '#features/search/listing.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import type { ListingData } from '../listing-result.ts';

export type ProductLinkProps = {
  readonly product: NonNullable<ListingData['product']>;
  readonly state: ListingState;
};

export function ProductLink({ product: { picture }, state: { similarTo } }: ProductLinkProps) {
  const text = useText();
  if (!similarTo) return null;
  const { slug, colour } = similarTo;
  return (
    <p className="listing-product pt-3 pb-1">
      <Link
        to={links.product({ slug, colour: colour ?? undefined })}
        className="inline-flex min-h-11 items-center gap-3 underline underline-offset-4"
      >
        {picture && (
          <span className="block w-12 shrink-0 overflow-hidden rounded-card">
            <Picture picture={{ ...picture, alt: '' }} widths={[60, 120]} sizes="48px" />
          </span>
        )}
        {text('listing.backToProduct')}
      </Link>
    </p>
  );
}
