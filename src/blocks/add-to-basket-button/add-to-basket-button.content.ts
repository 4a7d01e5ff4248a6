/** Content schema of the add-to-basket button. */

import { type InferOutput, object, optional, pipe, regex, string } from 'valibot';
import { SKU_PATTERN } from '#features/catalogue/sku.ts';
import type { MessageId } from '#i18n/text.tsx';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { textField } from '../shared/content-fields.ts';

export const content = defineBlockContent(
  'add-to-basket-button',
  object({
    sku: pipe(string(), regex(SKU_PATTERN, 'fault.sku' satisfies MessageId)),
    title: optional(textField, ''),
    /** Replaces the default label "Add to basket". */
    label: optional(textField, ''),
  }),
);

export type AddToBasketButtonContent = InferOutput<typeof content.schema>;
