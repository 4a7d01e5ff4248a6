/** Content schema of the video. */
import { type InferOutput, object, optional, picklist } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { textField, videoField } from '../shared/content-fields.ts';

export const content = defineBlockContent(
  'video',
  object({
    title: optional(textField, ''),
    /** Accessible name of the video. */
    label: optional(textField, ''),
    width: optional(picklist(['page', 'full']), 'page'),
    ...videoField.entries,
  }),
);

export type VideoContent = InferOutput<typeof content.schema>;
