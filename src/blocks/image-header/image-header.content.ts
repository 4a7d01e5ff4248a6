/** Schema of the image header. */
import { type InferOutput, object, optional, picklist } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { pictureField, requiredTextField } from '../shared/content-fields.ts';

export const content = defineBlockContent(
  'image-header',
  object({
    title: requiredTextField,
    picture: pictureField,
    height: optional(picklist(['low', 'tall']), 'low'),
  }),
);

export type ImageHeaderContent = InferOutput<typeof content.schema>;
