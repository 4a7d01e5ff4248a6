/** What a carousel shows of a product, and what its content names. */
import { array, object, optional, picklist, string } from 'valibot';
import { SORTS } from '#features/search/search.ts';
import { hrefField } from '../content-fields.ts';

export const TYPE = 'https://parade.example/blocks/product-carousel';

export const contentSchema = object({
  title: string(),
  source: object({
    category: optional(string()),
    productKeys: optional(array(string())),
    sort: optional(picklist(SORTS)),
  }),
  viewAllHref: optional(hrefField),
});
