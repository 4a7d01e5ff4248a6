/** Gives the pictures of a product as a whole to the colours that they show. */
import type { Picture } from '#features/catalogue/catalogue.ts';
import type { FeedColour } from './colours.ts';
import type { FeedRow } from './feed-row.ts';

/** With the tone of what it shows, where that was measured. */
export type TonedPicture = Omit<Picture, 'alt'> & { readonly swatch?: string };

export type ColourPictures = { readonly colour: FeedColour; readonly addresses: Set<string> };

/** To the colour that the picture's words name; else to the one that has it already; else to all. */
export function shareGallery(
  colours: readonly ColourPictures[],
  gallery: NonNullable<FeedRow['gallery']>,
): void {
  const longestFirst = colours.toSorted((a, b) => b.colour.label.length - a.colour.label.length);
  for (const { address, alt } of gallery) {
    const named = longestFirst.find(
      ({ colour: { label } }) => label !== '' && alt.toLowerCase().includes(label.toLowerCase()),
    );
    if (named) named.addresses.add(address);
    else if (!colours.some(({ addresses }) => addresses.has(address)))
      for (const { addresses } of colours) addresses.add(address);
  }
}
