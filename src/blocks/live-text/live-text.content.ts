/** Content schema of live text on a background. */
import { type InferOutput, object, optional } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { colourField, liveTextFields } from '../shared/content-fields.ts';

export const content = defineBlockContent(
  'live-text',
  object({ ...liveTextFields, background: optional(colourField) }),
);

export type LiveTextContent = InferOutput<typeof content.schema>;
