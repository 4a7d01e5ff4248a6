/** Content schema of the personalised carousel. */
import { type InferOutput, object, optional, picklist } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { productCarouselFields, requiredTextField, textField } from '../shared/content-fields.ts';
import { PERSONAL_TABS } from './personal-tabs.ts';

export const content = defineBlockContent(
  'personalised-carousel',
  object({
    title: requiredTextField,
    tab: optional(picklist(PERSONAL_TABS), 'womens-clothing'),
    /** Slug of a brand and a search term that narrow the first tab only. */
    brand: optional(textField),
    searchTerm: optional(textField, ''),
    ...productCarouselFields,
  }),
);

export type PersonalisedCarouselContent = InferOutput<typeof content.schema>;
