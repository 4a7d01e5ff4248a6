/** Content schema of the iframe. */
import { type InferOutput, maxValue, minValue, number, object, optional, pipe } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { iframeUrlField, requiredTextField } from '../shared/content-fields.ts';

export const content = defineBlockContent(
  'iframe',
  object({
    /** Accessible name of the iframe. */
    title: requiredTextField,
    src: iframeUrlField,
    heightMobile: optional(pipe(number(), minValue(100), maxValue(2_000)), 400),
    heightDesktop: optional(pipe(number(), minValue(100), maxValue(2_000)), 600),
  }),
);

export type IframeContent = InferOutput<typeof content.schema>;
