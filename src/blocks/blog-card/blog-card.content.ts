/** Content schema of the single article card. */
import { defineBlockContent } from '#kit/define-block-content.ts';
import { articleCardField } from '../shared/cards/card-fields.ts';

export const content = defineBlockContent('blog-card', articleCardField);
