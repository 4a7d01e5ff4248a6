/** Content schema of the brand family carousel. */
import { array, type InferOutput, maxLength, object, optional, pipe } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import {
  brandFilterFields,
  carouselFields,
  hrefField,
  pictureField,
  requiredTextField,
  textField,
} from '../shared/content-fields.ts';

export const content = defineBlockContent(
  'family-of-brands',
  object({
    title: requiredTextField,
    brands: pipe(
      array(
        object({
          name: requiredTextField,
          href: hrefField,
          ...brandFilterFields,
          picture: pictureField,
        }),
      ),
      maxLength(40),
    ),
    buttonText: optional(textField, ''),
    /** Default target of the button. */
    buttonHref: optional(hrefField, '/pages/brand-room'),
    ...brandFilterFields,
    ...carouselFields,
    slidesMobile: optional(carouselFields.slidesMobile, 2),
    slidesDesktop: optional(carouselFields.slidesDesktop, 4),
  }),
);

export type FamilyOfBrandsContent = InferOutput<typeof content.schema>;
