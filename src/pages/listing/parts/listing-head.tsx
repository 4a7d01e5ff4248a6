/** Title, description, canonical and alternate URLs, and robots directives of a listing. */

import { isRefined } from '#features/listing/listing-change.ts';
import type { ListingData } from '#features/listing/listing-result.ts';
import { toOpenGraphImage } from '#features/pictures/pictures.ts';
import { type Text, useText } from '#i18n/text.tsx';
import { HeadTags } from '#kit/html/head-tags.tsx';
import { StructuredData } from '#kit/html/json-ld.tsx';
import { createMetaTags } from '#kit/html/meta.ts';
import { useShop } from '#request/shop-public.tsx';
import { createListingJsonLd } from '../listing-json-ld.ts';

export function ListingHead({
  title,
  data,
}: {
  readonly title: string;
  readonly data: ListingData;
}) {
  const text = useText();
  const { fascia, prefix } = useShop();
  const { pageUrls } = data;
  const { page } = data.state;
  const subject = describeSubject(title, data, text);
  const full = [
    page > 1 ? `${subject}, ${text('listing.page', { page })}` : subject,
    fascia.name,
  ].join(' | ');
  const [card] = data.result.cards;
  const picture = card?.colours[0]?.images[0];
  return (
    <>
      <HeadTags
        tags={createMetaTags({
          title: full,
          description: text('listing.description', { name: subject, shop: fascia.name }),
          pageUrls,
          isIndexed: isIndexed(data),
          hasMarkdown: true,
          ...(import.meta.env.SSR &&
            picture !== undefined && {
              image: toOpenGraphImage({ id: picture, alt: card?.name ?? '' }),
            }),
        })}
      />
      {isIndexed(data) && pageUrls && (
        <StructuredData
          value={
            import.meta.env.SSR
              ? createListingJsonLd({ ...data, name: title, canonical: pageUrls.canonical, prefix })
              : null
          }
        />
      )}
    </>
  );
}

/** Categories of several departments have one name, and brands have pages of editors too. */
function describeSubject(title: string, { state, ancestors }: ListingData, text: Text): string {
  if (state.mode === 'brand') return text('listing.allOfBrand', { name: title });
  return [...ancestors.map(({ name }) => name), title].join(' / ');
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
