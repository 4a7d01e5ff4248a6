/** Content schema of the article panel: pictures with their text. */
import { array, type InferOutput, maxLength, object, optional, picklist, pipe } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { inlineMarkupField, linkField, pictureField, textField } from '../shared/content-fields.ts';

export const content = defineBlockContent(
  'blog-panel',
  object({
    title: optional(textField, ''),
    paragraphs: optional(pipe(array(inlineMarkupField), maxLength(10)), []),
    /** At most two, rendered side by side. */
    pictures: pipe(array(pictureField), maxLength(2)),
    caption: optional(textField, ''),
    layout: optional(picklist(['beside', 'above']), 'beside'),
    link: optional(linkField),
  }),
);

export type BlogPanelContent = InferOutput<typeof content.schema>;
