/** Content schema of the call-to-action carousel. */
import { array, type InferOutput, maxLength, object, pipe } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { ctaField } from '../shared/cards/card-fields.ts';
import { carouselFields, requiredTextField } from '../shared/content-fields.ts';

export const content = defineBlockContent(
  'cta-carousel',
  object({
    title: requiredTextField,
    cards: pipe(array(ctaField), maxLength(24)),
    ...carouselFields,
  }),
);

export type CtaCarouselContent = InferOutput<typeof content.schema>;
