/** Questions that open to their answers. */
import { array, type InferOutput, maxLength, minLength, object, optional, pipe } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { inlineMarkupField, nameField, textField } from '../content-fields.ts';

export const content = defineBlockContent(
  'faq-accordion',
  object({
    /** Without one: "Frequently Asked Questions", in the page's language (R§2). */
    title: optional(textField),
    questions: pipe(
      array(object({ question: nameField, answer: inlineMarkupField })),
      minLength(1),
      maxLength(50),
    ),
  }),
);

export type FaqAccordionContent = InferOutput<typeof content.schema>;
