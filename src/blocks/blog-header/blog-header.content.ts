/** Content schema of the article header. */
import {
  type InferOutput,
  integer,
  isoDate,
  maxValue,
  minValue,
  number,
  object,
  optional,
  pipe,
  string,
} from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { pictureField, requiredTextField, textField } from '../shared/content-fields.ts';

export const content = defineBlockContent(
  'blog-header',
  object({
    title: requiredTextField,
    kicker: optional(textField, ''),
    introduction: optional(textField, ''),
    author: optional(textField, ''),
    date: optional(pipe(string(), isoDate())),
    readingMinutes: optional(pipe(number(), integer(), minValue(1), maxValue(120))),
    picture: optional(pictureField),
  }),
);

export type BlogHeaderContent = InferOutput<typeof content.schema>;
