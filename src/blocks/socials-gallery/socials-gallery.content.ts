/** Posts of social channels, in rows. */
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
import { nameField, textField } from '../content-fields.ts';

const countField = (most: number) => pipe(number(), integer(), minValue(1), maxValue(most));

export const content = defineBlockContent(
  'socials-gallery',
  object({
    title: nameField,
    channel: optional(picklist(CHANNELS)),
    tags: optional(pipe(array(textField), maxLength(20)), []),
    /** Whether shoppers may choose a channel or tags. */
    filters: optional(boolean(), true),
    /** R§9: row size 4 / 2, gap 4 / 2, row limit 4. Gaps in steps of 4 px. */
    rowSizeDesktop: optional(countField(8), 4),
    rowSizeMobile: optional(countField(4), 2),
    gapDesktop: optional(countField(12), 4),
    gapMobile: optional(countField(12), 2),
    rowLimit: optional(countField(10), 4),
  }),
);

export type SocialsGalleryContent = InferOutput<typeof content.schema>;
