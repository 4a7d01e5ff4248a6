/** Content schema of the text block. */
import { array, type InferOutput, maxLength, object, optional, pipe } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { inlineMarkupField, textField } from '../shared/content-fields.ts';

export const content = defineBlockContent(
  'text',
  object({
    title: optional(textField, ''),
    paragraphs: pipe(array(inlineMarkupField), maxLength(100)),
  }),
);

export type TextContent = InferOutput<typeof content.schema>;
