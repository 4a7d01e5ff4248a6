/** Content schema of the single call-to-action card. */
import { defineBlockContent } from '#kit/define-block-content.ts';
import { ctaField } from '../shared/cards/card-fields.ts';

export const content = defineBlockContent('cta-card', ctaField);
