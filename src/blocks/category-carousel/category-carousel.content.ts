/** Content schema of the category carousel; a card without a link opens to its sub-categories. */
import { array, type InferOutput, maxLength, object, pipe } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { categoryField } from '../shared/cards/card-fields.ts';
import { carouselFields, requiredTextField } from '../shared/content-fields.ts';

export const content = defineBlockContent(
  'category-carousel',
  object({
    title: requiredTextField,
    cards: pipe(array(categoryField), maxLength(24)),
    ...carouselFields,
  }),
);

export type CategoryCarouselContent = InferOutput<typeof content.schema>;
