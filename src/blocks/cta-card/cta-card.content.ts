/** One card that calls for one thing. */
import { defineBlockContent } from '#kit/define-block-content.ts';
import { ctaField } from '../card-fields.ts';

export const content = defineBlockContent('cta-card', ctaField);
