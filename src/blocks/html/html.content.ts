/** Content schema of HTML written by an editor, for content that no other block covers. */
import { type InferOutput, maxLength, object, optional, picklist, pipe, string } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { anchorField } from '../shared/content-fields.ts';

export const content = defineBlockContent(
  'html',
  object({
    html: pipe(string(), maxLength(50_000)),
    anchor: optional(anchorField),
    width: optional(picklist(['prose', 'page']), 'prose'),
  }),
);

export type HtmlContent = InferOutput<typeof content.schema>;
