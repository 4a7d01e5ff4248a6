/** A passage of an article. */
import { array, type InferOutput, maxLength, object, optional, pipe } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { markedWordsField, wordsField } from '../content-fields.ts';

export const content = defineBlockContent(
  'blog-section',
  object({
    title: optional(wordsField, ''),
    paragraphs: pipe(array(markedWordsField), maxLength(60)),
    quote: optional(object({ text: wordsField, source: optional(wordsField, '') })),
  }),
);

export type BlogSectionContent = InferOutput<typeof content.schema>;
