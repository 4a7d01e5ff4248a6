/** Content schema of the shoppable banner: products as buttons on a picture, or beside it. */

import {
  array,
  boolean,
  type InferOutput,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot';
import type { MessageId } from '#i18n/text.tsx';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { colourField, pictureField, textField } from '../shared/content-fields.ts';

const percentField = pipe(number(), minValue(0), maxValue(100));

const hotspotField = object({
  /** `productKey#colour`; the colour is optional. */
  productSku: pipe(
    string(),
    maxLength(120),
    regex(/^[\w-]+(#[\w -]*)?$/, 'fault.productSku' satisfies MessageId),
  ),
  iconColor: optional(colourField),
  percentageFromTopLocation: percentField,
  percentageFromLeftLocation: percentField,
});

const spotsField = pipe(array(hotspotField), maxLength(12));

export const content = defineBlockContent(
  'shoppable-banner',
  object({
    title: optional(textField, ''),
    picture: pictureField,
    mobilePicture: optional(pictureField),
    displayMode: optional(picklist(['button', 'banner']), 'button'),
    bannerAlignment: optional(picklist(['left', 'right']), 'right'),
    invertedColours: optional(boolean(), false),
    desktopItems: spotsField,
    /** Spots on small screens; those of `desktopItems` when empty. */
    mobileItems: optional(spotsField, []),
  }),
);

export type ShoppableBannerContent = InferOutput<typeof content.schema>;
export type ShoppableHotspot = InferOutput<typeof hotspotField>;
