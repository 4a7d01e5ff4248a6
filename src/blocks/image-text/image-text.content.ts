/** Content schema of the picture with text. */
import { array, type InferOutput, maxLength, object, optional, picklist, pipe } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import {
  buttonField,
  inlineMarkupField,
  pictureField,
  requiredTextField,
} from '../shared/content-fields.ts';

export const content = defineBlockContent(
  'image-text',
  object({
    title: requiredTextField,
    paragraphs: optional(pipe(array(inlineMarkupField), maxLength(10)), []),
    picture: pictureField,
    pictureSide: optional(picklist(['start', 'end']), 'start'),
    button: optional(buttonField),
  }),
);

export type ImageTextContent = InferOutput<typeof content.schema>;
