/** Cards that each call for one thing, in a row. */
import { array, type InferOutput, maxLength, object, optional, pipe } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { carouselFields, linkField, pictureField, wordsField } from '../content-fields.ts';

const ctaCardField = object({
  title: wordsField,
  body: optional(wordsField, ''),
  /** R§2: a card without a picture, video or roundel draws nothing. */
  picture: optional(pictureField),
  roundel: optional(pictureField),
  link: linkField,
});

export const content = defineBlockContent(
  'cta-carousel',
  object({ title: wordsField, cards: pipe(array(ctaCardField), maxLength(24)), ...carouselFields }),
);

export type CtaCarouselContent = InferOutput<typeof content.schema>;
