/** Content schema of the perk carousel. */
import { array, type InferOutput, maxLength, object, optional, pipe } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { perkField } from '../shared/cards/card-fields.ts';
import { carouselFields, linkField, requiredTextField } from '../shared/content-fields.ts';

export const content = defineBlockContent(
  'perks-carousel',
  object({
    title: requiredTextField,
    /** Link beside the title, such as "View all". */
    viewAll: optional(linkField),
    cards: pipe(array(perkField), maxLength(24)),
    ...carouselFields,
    slidesMobile: optional(carouselFields.slidesMobile, 2),
    slidesDesktop: optional(carouselFields.slidesDesktop, 4),
  }),
);

export type PerksCarouselContent = InferOutput<typeof content.schema>;
