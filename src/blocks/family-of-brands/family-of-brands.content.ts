/** The brands of the house, in a row, with a way to all of them. */
import { array, type InferOutput, maxLength, object, optional, pipe } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import {
  brandFilterFields,
  carouselFields,
  hrefField,
  nameField,
  pictureField,
  textField,
} from '../content-fields.ts';

export const content = defineBlockContent(
  'family-of-brands',
  object({
    title: nameField,
    brands: pipe(
      array(
        object({ name: nameField, href: hrefField, ...brandFilterFields, picture: pictureField }),
      ),
      maxLength(40),
    ),
    buttonText: optional(textField, ''),
    /** R§2: default target of the button. */
    buttonHref: optional(hrefField, '/pages/brand-room'),
    ...brandFilterFields,
    ...carouselFields,
    /** R§9: family of brands 2 / 4. */
    slidesMobile: optional(carouselFields.slidesMobile, 2),
    slidesDesktop: optional(carouselFields.slidesDesktop, 4),
  }),
);

export type FamilyOfBrandsContent = InferOutput<typeof content.schema>;
