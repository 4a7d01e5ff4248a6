/** Content schema of the countdown banner. */
import { type InferOutput, isoTimestamp, object, optional, pipe, string } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { colourField, linkField, requiredTextField, textField } from '../shared/content-fields.ts';

export const content = defineBlockContent(
  'countdown-banner',
  object({
    title: requiredTextField,
    /** With a time zone: `2027-01-01T00:00:00Z`. */
    endTime: pipe(string(), isoTimestamp()),
    description: optional(textField, ''),
    cta: optional(linkField),
    colour: optional(colourField),
    background: optional(colourField),
  }),
);

export type CountdownBannerContent = InferOutput<typeof content.schema>;
