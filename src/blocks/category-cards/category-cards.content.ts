/** A few categories as pictures. */
import { array, type InferOutput, maxLength, object, optional, pipe } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import {
  brandFilterFields,
  hrefField,
  nameField,
  pictureField,
  wordsField,
} from '../content-fields.ts';

export const content = defineBlockContent(
  'category-cards',
  object({
    title: optional(wordsField, ''),
    cards: pipe(
      array(
        object({ title: nameField, href: hrefField, ...brandFilterFields, picture: pictureField }),
      ),
      maxLength(24),
    ),
  }),
);

export type CategoryCardsContent = InferOutput<typeof content.schema>;
