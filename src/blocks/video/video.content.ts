/** A video across the page. */
import { type InferOutput, object, optional, picklist } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { textField, videoField } from '../content-fields.ts';

export const content = defineBlockContent(
  'video',
  object({
    title: optional(textField, ''),
    /** What is to be seen, for those who do not. */
    label: optional(textField, ''),
    width: optional(picklist(['page', 'full']), 'page'),
    ...videoField.entries,
  }),
);

export type VideoContent = InferOutput<typeof content.schema>;
