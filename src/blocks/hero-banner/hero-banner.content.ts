/** Content schema of the hero banner: media, links, live text, visibility by sign-in status. */
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
import { defineBlockContent } from '#kit/define-block-content.ts';
import {
  brandFilterFields,
  buttonField,
  hrefField,
  liveTextFields,
  pictureField,
  positionField,
  textField,
  videoField,
} from '../shared/content-fields.ts';

const stackField = pipe(number(), integer(), minValue(1), maxValue(6));

export const content = defineBlockContent(
  'hero-banner',
  object({
    title: optional(textField, ''),
    subtitle: optional(textField, ''),
    picture: pictureField,
    /** Replaces the picture. */
    video: optional(videoField),
    links: optional(pipe(array(buttonField), maxLength(6)), []),
    /** `split`: text beside the picture; `cover`: text on the picture. */
    layout: optional(picklist(['split', 'cover']), 'split'),
    theme: optional(picklist(['light', 'dark']), 'light'),
    /** Default for `cover`: bottom left of the picture, below it on small screens. */
    linkLocation: optional(positionField),
    linkStacking: optional(picklist(['horizontal', 'vertical']), 'horizontal'),
    maxButtonStackDesktop: optional(stackField, 3),
    maxButtonStackMobile: optional(stackField, 2),
    imageLink: optional(hrefField),
    ...brandFilterFields,
    visibilityConfig: optional(
      object({
        hideForLoggedInUsers: optional(boolean(), false),
        hideForGuestUsers: optional(boolean(), false),
      }),
    ),
    liveText: optional(object(liveTextFields)),
  }),
);

export type HeroBannerContent = InferOutput<typeof content.schema>;
