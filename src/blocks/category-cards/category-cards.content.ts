/** Content schema of the category grid. */
import { array, type InferOutput, maxLength, object, optional, pipe } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import {
  brandFilterFields,
  hrefField,
  pictureField,
  requiredTextField,
  textField,
} from '../shared/content-fields.ts';

export const content = defineBlockContent(
  'category-cards',
  object({
    title: optional(textField, ''),
    cards: pipe(
      array(
        object({
          title: requiredTextField,
          href: hrefField,
          ...brandFilterFields,
          picture: pictureField,
        }),
      ),
      maxLength(24),
    ),
  }),
);

export type CategoryCardsContent = InferOutput<typeof content.schema>;
