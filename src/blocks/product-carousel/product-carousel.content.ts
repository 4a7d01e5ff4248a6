/** Content schema of the product carousel. */
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
  productCarouselFields,
  requiredTextField,
  textField,
} from '../shared/content-fields.ts';

export const content = defineBlockContent(
  'product-carousel',
  object({
    title: requiredTextField,
    source: object({
      /**
       * Slugs of a category and a brand, and a search term; ignored when `productKeys` has entries.
       */
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
