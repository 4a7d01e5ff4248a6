/** Content schema of vertical space, in pixels of the 4 px grid. */
import {
  type InferOutput,
  maxValue,
  minValue,
  multipleOf,
  number,
  object,
  optional,
  pipe,
} from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';

const roomField = pipe(number(), minValue(0), maxValue(240), multipleOf(4));

export const content = defineBlockContent(
  'spacing',
  object({ mobile: optional(roomField, 32), desktop: optional(roomField, 64) }),
);

export type SpacingContent = InferOutput<typeof content.schema>;
