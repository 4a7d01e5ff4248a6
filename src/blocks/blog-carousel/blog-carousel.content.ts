/** Content schema of the article carousel. */
import { array, type InferOutput, maxLength, object, optional, pipe } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { articleCardField } from '../shared/cards/card-fields.ts';
import { carouselFields, requiredTextField } from '../shared/content-fields.ts';

export const content = defineBlockContent(
  'blog-carousel',
  object({
    title: requiredTextField,
    cards: pipe(array(articleCardField), maxLength(24)),
    ...carouselFields,
    slidesDesktop: optional(carouselFields.slidesDesktop, 3),
  }),
);

export type BlogCarouselContent = InferOutput<typeof content.schema>;
