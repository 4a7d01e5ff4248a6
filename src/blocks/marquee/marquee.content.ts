/** Content schema of the marquee. */
import {
  array,
  type InferOutput,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  pipe,
} from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import {
  brandFilterFields,
  hrefField,
  pictureField,
  requiredTextField,
} from '../shared/content-fields.ts';

/** Default duration of one round. */
const MARQUEE_SECONDS = 30;

export const content = defineBlockContent(
  'marquee',
  object({
    label: requiredTextField,
    items: pipe(
      array(
        object({
          text: requiredTextField,
          picture: optional(pictureField),
          href: optional(hrefField),
          ...brandFilterFields,
        }),
      ),
      minLength(1),
      maxLength(60),
    ),
    seconds: optional(pipe(number(), minValue(5), maxValue(300)), MARQUEE_SECONDS),
  }),
);

export type MarqueeContent = InferOutput<typeof content.schema>;
