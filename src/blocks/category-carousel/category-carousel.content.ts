/** Category cards in a row; one without a link of its own opens to its sub-categories. */
import { array, boolean, type InferOutput, maxLength, object, optional, pipe } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { carouselFields, hrefField, linkField, pictureField, wordsField } from '../content-fields.ts';

const categoryCardField = object({
  title: wordsField,
  subtitle: optional(wordsField, ''),
  picture: pictureField,
  primaryHref: optional(hrefField),
  /** R§3: an alternate text for the card's button. */
  ctaText: optional(wordsField, ''),
  /** R§3: three sub-category links plus "Shop All". */
  subCategories: optional(pipe(array(linkField), maxLength(3)), []),
  shopAllHref: optional(hrefField),
  gradient: optional(boolean(), true),
});

export const content = defineBlockContent(
  'category-carousel',
  object({ title: wordsField, cards: pipe(array(categoryCardField), maxLength(24)), ...carouselFields }),
);

export type CategoryCarouselContent = InferOutput<typeof content.schema>;
export type CategoryCardContent = InferOutput<typeof categoryCardField>;
