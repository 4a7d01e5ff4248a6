/** Brands of the house with a room of their own, in a row. */
import { array, type InferOutput, maxLength, object, optional, pipe } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { brandRoomField } from '../card-fields.ts';
import { carouselFields, nameField } from '../content-fields.ts';

export const content = defineBlockContent(
  'brand-room-card',
  object({
    title: nameField,
    cards: pipe(array(brandRoomField), maxLength(24)),
    ...carouselFields,
    /** R§9: brand room 1 / 2. */
    slidesMobile: optional(carouselFields.slidesMobile, 1),
    slidesDesktop: optional(carouselFields.slidesDesktop, 2),
  }),
);

export type BrandRoomCardContent = InferOutput<typeof content.schema>;
