/** A heading and plain paragraphs. */
import { array, type InferOutput, maxLength, object, optional, pipe } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { wordsField } from '../content-fields.ts';

export const content = defineBlockContent(
  'text',
  object({ title: optional(wordsField, ''), paragraphs: pipe(array(wordsField), maxLength(100)) }),
);

export type TextContent = InferOutput<typeof content.schema>;
