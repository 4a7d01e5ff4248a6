/** Schema of the category grid. */
import { array, type InferOutput, maxLength, object, optional, pipe } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import {
  brandFilterFields,
  hrefField,
  nameField,
  pictureField,
  textField,
} from '../shared/content-fields.ts';

export const content = defineBlockContent(
  'category-cards',
  object({
    title: optional(textField, ''),
    cards: pipe(
      array(
        object({ title: nameField, href: hrefField, ...brandFilterFields, picture: pictureField }),
      ),
      maxLength(24),
    ),
  }),
);

export type CategoryCardsContent = InferOutput<typeof content.schema>;
