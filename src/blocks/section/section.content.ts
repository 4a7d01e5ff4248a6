/** Content schema of the section. */
import {
  array,
  type InferOutput,
  maxLength,
  object,
  optional,
  picklist,
  pipe,
  unknown,
} from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { linkField, textField } from '../shared/content-fields.ts';

export const content = defineBlockContent(
  'section',
  object({
    title: optional(textField, ''),
    introduction: optional(textField, ''),
    ground: optional(picklist(['paper', 'surface', 'ink']), 'paper'),
    link: optional(linkField),
    sections: optional(pipe(array(unknown()), maxLength(20)), []),
  }),
);

export type SectionContent = InferOutput<typeof content.schema>;
