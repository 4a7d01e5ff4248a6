/** Stories in a row. */
import { array, type InferOutput, isoDate, maxLength, object, optional, pipe, string } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { carouselFields, hrefField, pictureField, wordsField } from '../content-fields.ts';

const storyField = object({
  title: wordsField,
  excerpt: optional(wordsField, ''),
  kicker: optional(wordsField, ''),
  date: optional(pipe(string(), isoDate())),
  href: hrefField,
  picture: pictureField,
});

export const content = defineBlockContent(
  'blog-carousel',
  object({
    title: wordsField,
    cards: pipe(array(storyField), maxLength(24)),
    ...carouselFields,
    slidesDesktop: optional(carouselFields.slidesDesktop, 3),
  }),
);

export type BlogCarouselContent = InferOutput<typeof content.schema>;
