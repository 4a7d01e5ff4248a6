/** Title, description, canonical and alternate URLs, and robots directives of a listing. */

import { isRefined } from '#features/listing/listing-change.ts';
import type { ListingData } from '#features/listing/listing-result.ts';
import { useText } from '#i18n/text.tsx';
import { StructuredData } from '#kit/html/json-ld.tsx';
import { useShop } from '#request/shop-public.tsx';
import { describeListing } from '../describe-listing.ts';

export function ListingHead({
  title,
  data,
}: {
  readonly title: string;
  readonly data: ListingData;
}) {
  const text = useText();
  const { fascia, prefix } = useShop();
  const { addresses } = data;
  const { page } = data.state;
  const full = `${page > 1 ? `${title}, ${text('listing.page', { page })}` : title} | ${fascia.name}`;
  return (
    <>
      <title>{full}</title>
      <meta property="og:title" content={full} />
      <meta
        name="description"
        content={text('listing.description', { name: title, shop: fascia.name })}
      />
      {!isIndexed(data) && <meta name="robots" content="noindex, follow" />}
      {isIndexed(data) && addresses && (
        <>
          <StructuredData
            value={
              import.meta.env.SSR
                ? describeListing({ ...data, name: title, canonical: addresses.canonical, prefix })
                : null
            }
          />
          <link rel="canonical" href={addresses.canonical} />
          <meta property="og:url" content={addresses.canonical} />
          {addresses.alternates.map(({ tag, href }) => (
            <link key={tag} rel="alternate" hrefLang={tag} href={href} />
          ))}
        </>
      )}
    </>
  );
}

/**
 * True for unfiltered, non-empty categories and brands; every combination of filters would be
 * a further near-duplicate page.
 */
function isIndexed({ name, state, result }: ListingData): boolean {
  return (
    name !== null &&
    result.total > 0 &&
    !isRefined(state) &&
    state.sort === 'relevance' &&
    state.q === ''
  );
}
