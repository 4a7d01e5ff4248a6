/** Content schema of the heading. */
import { type InferOutput, object, optional, picklist } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { requiredTextField, textField } from '../shared/content-fields.ts';

export const content = defineBlockContent(
  'header',
  object({
    title: requiredTextField,
    kicker: optional(textField, ''),
    subtitle: optional(textField, ''),
    align: optional(picklist(['start', 'center']), 'start'),
  }),
);

export type HeaderContent = InferOutput<typeof content.schema>;
