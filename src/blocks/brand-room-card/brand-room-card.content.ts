/** Content schema of the brand room carousel: cards that link to brand pages. */
import { array, type InferOutput, maxLength, object, optional, pipe } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { brandCardField } from '../shared/cards/card-fields.ts';
import { carouselFields, requiredTextField } from '../shared/content-fields.ts';

export const content = defineBlockContent(
  'brand-room-card',
  object({
    title: requiredTextField,
    cards: pipe(array(brandCardField), maxLength(24)),
    ...carouselFields,
    slidesMobile: optional(carouselFields.slidesMobile, 1),
    slidesDesktop: optional(carouselFields.slidesDesktop, 2),
  }),
);

export type BrandRoomCardContent = InferOutput<typeof content.schema>;
