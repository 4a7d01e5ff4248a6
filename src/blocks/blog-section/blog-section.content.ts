/** Content schema of a section of an article. */
import { array, type InferOutput, maxLength, object, optional, pipe } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { inlineMarkupField, textField } from '../shared/content-fields.ts';

export const content = defineBlockContent(
  'blog-section',
  object({
    title: optional(textField, ''),
    paragraphs: pipe(array(inlineMarkupField), maxLength(60)),
    quote: optional(object({ text: textField, source: optional(textField, '') })),
  }),
);

export type BlogSectionContent = InferOutput<typeof content.schema>;
