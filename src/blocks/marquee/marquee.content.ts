/** Words or logos that pass by. */
import { array, type InferOutput, maxLength, maxValue, minLength, minValue, number, object, optional, pipe } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { hrefField, pictureField, wordsField } from '../content-fields.ts';

/** R§9: marquee default speed; seconds for one round. */
const MARQUEE_SECONDS = 30;

export const content = defineBlockContent(
  'marquee',
  object({
    label: wordsField,
    items: pipe(
      array(object({ text: wordsField, picture: optional(pictureField), href: optional(hrefField) })),
      minLength(1),
      maxLength(60),
    ),
    seconds: optional(pipe(number(), minValue(5), maxValue(300)), MARQUEE_SECONDS),
  }),
);

export type MarqueeContent = InferOutput<typeof content.schema>;
