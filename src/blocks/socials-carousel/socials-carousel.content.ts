/** Posts of social channels, in a row. */
import {
  array,
  boolean,
  type InferOutput,
  maxLength,
  object,
  optional,
  picklist,
  pipe,
} from 'valibot';
import { CHANNELS } from '#features/social/social.ts';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { carouselFields, nameField, textField } from '../content-fields.ts';

export const content = defineBlockContent(
  'socials-carousel',
  object({
    title: nameField,
    channel: optional(picklist(CHANNELS)),
    tags: optional(pipe(array(textField), maxLength(20)), []),
    /** Whether shoppers may choose a channel or tags. */
    filters: optional(boolean(), true),
    ...carouselFields,
    /** R§9: 1.2 slides on phones, up to 5 on large windows. */
    slidesDesktop: optional(carouselFields.slidesDesktop, 5),
  }),
);

export type SocialsCarouselContent = InferOutput<typeof content.schema>;
