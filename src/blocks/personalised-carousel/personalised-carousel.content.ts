/** Products by department, beginning with what the editor has in mind. */
import { type InferOutput, object, optional, picklist } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { nameField, productCarouselFields, textField } from '../content-fields.ts';
import { PERSONAL_TABS } from './personal-tabs.ts';

export const content = defineBlockContent(
  'personalised-carousel',
  object({
    title: nameField,
    tab: optional(picklist(PERSONAL_TABS), 'womens-clothing'),
    /** A brand's slug and a search term that narrow the first tab, until another is chosen. */
    brand: optional(textField),
    searchTerm: optional(textField, ''),
    ...productCarouselFields,
  }),
);

export type PersonalisedCarouselContent = InferOutput<typeof content.schema>;
