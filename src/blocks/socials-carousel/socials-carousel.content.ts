/** Content schema of the social carousel. */
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
import { carouselFields, requiredTextField, textField } from '../shared/content-fields.ts';

export const content = defineBlockContent(
  'socials-carousel',
  object({
    title: requiredTextField,
    channel: optional(picklist(CHANNELS)),
    tags: optional(pipe(array(textField), maxLength(20)), []),
    /** Offers filters by channel and tag. */
    filters: optional(boolean(), true),
    ...carouselFields,
    slidesDesktop: optional(carouselFields.slidesDesktop, 5),
  }),
);

export type SocialsCarouselContent = InferOutput<typeof content.schema>;
