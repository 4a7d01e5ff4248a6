/** Assigns the pictures of a whole product to its colours. */
import type { CataloguePicture } from '#features/catalogue/catalogue.ts';
import type { FeedRow } from '../formats/feed-row.ts';
import type { FeedColour } from '../values/colours.ts';

/** A picture with its measured colours; `swatch` is that of the pictured product, `#rrggbb`. */
export type MeasuredPicture = Omit<CataloguePicture, 'alt'> & { readonly swatch?: string };

export type ColourPictures = { readonly colour: FeedColour; readonly urls: Set<string> };

/**
 * Assigns to the colour named in the alt text; else to the colour that has the picture already;
 * else to all colours.
 */
export function assignGallery(
  colours: readonly ColourPictures[],
  gallery: NonNullable<FeedRow['gallery']>,
): void {
  const longestFirst = colours.toSorted((a, b) => b.colour.label.length - a.colour.label.length);
  for (const { url, alt } of gallery) {
    const named = longestFirst.find(
      ({ colour: { label } }) => label !== '' && alt.toLowerCase().includes(label.toLowerCase()),
    );
    if (named) named.urls.add(url);
    else if (!colours.some(({ urls }) => urls.has(url)))
      for (const { urls } of colours) urls.add(url);
  }
}
