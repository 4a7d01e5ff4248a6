/** What members get, in a row. */
import { array, type InferOutput, maxLength, object, optional, pipe } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { perkField } from '../card-fields.ts';
import { carouselFields, linkField, nameField } from '../content-fields.ts';

export const content = defineBlockContent(
  'perks-carousel',
  object({
    title: nameField,
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
