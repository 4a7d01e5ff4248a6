/** Field schemas of cards, for single cards and carousels. */

import type { InferOutput } from 'valibot';
import { array, boolean, isoDate, maxLength, object, optional, pipe, string } from 'valibot';
import {
  brandFilterFields,
  hrefField,
  linkField,
  pictureField,
  requiredTextField,
  textField,
  videoField,
} from '../content-fields.ts';

export const articleCardField = object({
  title: requiredTextField,
  excerpt: optional(textField, ''),
  kicker: optional(textField, ''),
  date: optional(pipe(string(), isoDate())),
  href: hrefField,
  ...brandFilterFields,
  picture: pictureField,
});

export const ctaField = object({
  title: requiredTextField,
  body: optional(textField, ''),
  /** A card without picture, video and roundel is not rendered. */
  picture: optional(pictureField),
  video: optional(videoField),
  roundel: optional(pictureField),
  link: linkField,
});

export const perkField = object({
  title: requiredTextField,
  body: optional(textField, ''),
  picture: optional(pictureField),
  href: optional(hrefField),
  ...brandFilterFields,
});

export const categoryField = object({
  title: requiredTextField,
  subtitle: optional(textField, ''),
  picture: pictureField,
  primaryHref: optional(hrefField),
  /** Call to action below the title. */
  ctaText: optional(textField, ''),
  /** Up to three links; "Shop All" follows them when `shopAllHref` is set. */
  subCategories: optional(pipe(array(linkField), maxLength(3)), []),
  shopAllHref: optional(hrefField),
  ...brandFilterFields,
  gradient: optional(boolean(), true),
});

export const brandCardField = object({
  name: requiredTextField,
  body: optional(textField, ''),
  picture: pictureField,
  link: linkField,
});

export type ArticleCardContent = InferOutput<typeof articleCardField>;
export type Cta = InferOutput<typeof ctaField>;
export type Perk = InferOutput<typeof perkField>;
export type CategoryContent = InferOutput<typeof categoryField>;
export type BrandCard = InferOutput<typeof brandCardField>;
