/** What a carousel shows of a product, and what its content names. */
import {
  array,
  type InferOutput,
  maxLength,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot';
import { SORTS } from '#features/search/search.ts';
import { defineBlockContent } from '#kit/define-block-content.ts';
import {
  brandFilterFields,
  hrefField,
  nameField,
  productCarouselFields,
  textField,
} from '../content-fields.ts';

export const content = defineBlockContent(
  'product-carousel',
  object({
    title: nameField,
    source: object({
      /** R§7: a category's and a brand's slug, and a search term. */
      category: optional(string()),
      brand: optional(string()),
      searchTerm: optional(textField, ''),
      productKeys: optional(pipe(array(string()), maxLength(40))),
      sort: optional(picklist(SORTS)),
    }),
    viewAllHref: optional(hrefField),
    ...brandFilterFields,
    ...productCarouselFields,
  }),
);

export type ProductCarouselContent = InferOutput<typeof content.schema>;
