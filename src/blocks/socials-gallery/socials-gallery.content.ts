/** Content schema of the social gallery. */
import {
  array,
  boolean,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
} from 'valibot';
import { CHANNELS } from '#features/social/social.ts';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { requiredTextField, textField } from '../shared/content-fields.ts';

const countField = (most: number) => pipe(number(), integer(), minValue(1), maxValue(most));

export const content = defineBlockContent(
  'socials-gallery',
  object({
    title: requiredTextField,
    channel: optional(picklist(CHANNELS)),
    tags: optional(pipe(array(textField), maxLength(20)), []),
    /** Offers filters by channel and tag. */
    filters: optional(boolean(), true),
    /** Gaps are in steps of 4 px. */
    rowSizeDesktop: optional(countField(8), 4),
    rowSizeMobile: optional(countField(4), 2),
    gapDesktop: optional(countField(12), 4),
    gapMobile: optional(countField(12), 2),
    rowLimit: optional(countField(10), 4),
  }),
);

export type SocialsGalleryContent = InferOutput<typeof content.schema>;
