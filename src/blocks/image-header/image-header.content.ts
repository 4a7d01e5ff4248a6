/** Content schema of the image header: a title on a picture. */
import { type InferOutput, object, optional, picklist } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { pictureField, requiredTextField } from '../shared/content-fields.ts';

export const content = defineBlockContent(
  'image-header',
  object({
    title: requiredTextField,
    picture: pictureField,
    /** Height of the picture. */
    height: optional(picklist(['low', 'tall']), 'low'),
  }),
);

export type ImageHeaderContent = InferOutput<typeof content.schema>;
