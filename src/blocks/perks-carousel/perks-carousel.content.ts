/** What members get, in a row. */
import { array, type InferOutput, maxLength, object, optional, pipe } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { carouselFields, hrefField, linkField, pictureField, wordsField } from '../content-fields.ts';

const perkField = object({ title: wordsField, body: optional(wordsField, ''), picture: optional(pictureField), href: optional(hrefField) });

export const content = defineBlockContent(
  'perks-carousel',
  object({
    title: wordsField,
    /** R§2: a "View all" link. */
    viewAll: optional(linkField),
    cards: pipe(array(perkField), maxLength(24)),
    ...carouselFields,
    /** R§9: perks 2 / 4. */
    slidesMobile: optional(carouselFields.slidesMobile, 2),
    slidesDesktop: optional(carouselFields.slidesDesktop, 4),
  }),
);

export type PerksCarouselContent = InferOutput<typeof content.schema>;
