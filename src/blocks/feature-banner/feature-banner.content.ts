/** Content schema of the feature banner. */
import { type InferOutput, object, optional, picklist } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import {
  buttonField,
  pictureField,
  requiredTextField,
  textField,
} from '../shared/content-fields.ts';

export const content = defineBlockContent(
  'feature-banner',
  object({
    title: requiredTextField,
    body: optional(textField, ''),
    picture: optional(pictureField),
    button: optional(buttonField),
    ground: optional(picklist(['surface', 'ink', 'accent']), 'surface'),
  }),
);

export type FeatureBannerContent = InferOutput<typeof content.schema>;
