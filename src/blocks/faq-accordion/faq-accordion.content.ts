/** Content schema of the FAQ. */
import { array, type InferOutput, maxLength, minLength, object, optional, pipe } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { inlineMarkupField, requiredTextField, textField } from '../shared/content-fields.ts';

export const content = defineBlockContent(
  'faq-accordion',
  object({
    /** Default: "Frequently Asked Questions", in the page's language. */
    title: optional(textField),
    questions: pipe(
      array(object({ question: requiredTextField, answer: inlineMarkupField })),
      minLength(1),
      maxLength(50),
    ),
  }),
);

export type FaqAccordionContent = InferOutput<typeof content.schema>;
