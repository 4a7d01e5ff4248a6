/** Content schema of the wishlist carousel. */
import { type InferOutput, object, optional, picklist } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { carouselFields, requiredTextField } from '../shared/content-fields.ts';

/** Height divided by width. */
export const WISHLIST_RATIOS = [1, 1.25, 1.5] as const;

export const content = defineBlockContent(
  'wishlist-carousel',
  object({
    title: requiredTextField,
    imageRatio: optional(picklist(WISHLIST_RATIOS), 1.5),
    ...carouselFields,
  }),
);

export type WishlistCarouselContent = InferOutput<typeof content.schema>;
