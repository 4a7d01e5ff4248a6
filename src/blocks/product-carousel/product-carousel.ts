/** What a carousel shows of a product, and what its content names. */
import { array, object, optional, picklist, string } from 'valibot';
import type { SearchRecord } from '#features/search/search.ts';
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

export const CAROUSEL_FIELDS = ['productKey', 'slug', 'name', 'brand', 'price', 'maxPrice', 'wasPrice', 'colourVariants'] as const;

export type CarouselProduct = Pick<SearchRecord, (typeof CAROUSEL_FIELDS)[number]>;
