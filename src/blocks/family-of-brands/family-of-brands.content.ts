/** The brands of the house, in a row, with a way to all of them. */
import { array, type InferOutput, maxLength, object, optional, pipe } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { carouselFields, hrefField, pictureField, wordsField } from '../content-fields.ts';

export const content = defineBlockContent(
  'family-of-brands',
  object({
    title: wordsField,
    brands: pipe(array(object({ name: wordsField, href: hrefField, picture: pictureField })), maxLength(40)),
    buttonText: optional(wordsField, ''),
    /** R§2: default target of the button. */
    buttonHref: optional(hrefField, '/pages/brand-room'),
    ...carouselFields,
    /** R§9: family of brands 2 / 4. */
    slidesMobile: optional(carouselFields.slidesMobile, 2),
    slidesDesktop: optional(carouselFields.slidesDesktop, 4),
  }),
);

export type FamilyOfBrandsContent = InferOutput<typeof content.schema>;
