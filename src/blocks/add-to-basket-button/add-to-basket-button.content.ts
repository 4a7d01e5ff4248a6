/** A button that puts one thing in the basket. */

import { type InferOutput, maxLength, object, optional, pipe, regex, string } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import type { MessageId } from '#kit/text.tsx';
import { wordsField } from '../content-fields.ts';

export const content = defineBlockContent(
  'add-to-basket-button',
  object({
    sku: pipe(string(), maxLength(100), regex(/^[\w-]+$/, 'fault.sku' satisfies MessageId)),
    title: optional(wordsField, ''),
    /** Instead of "Add to basket". */
    label: optional(wordsField, ''),
  }),
);

export type AddToBasketButtonContent = InferOutput<typeof content.schema>;
