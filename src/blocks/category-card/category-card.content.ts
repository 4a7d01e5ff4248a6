/** Content schema of the single category card. */
import { defineBlockContent } from '#kit/define-block-content.ts';
import { categoryField } from '../shared/cards/card-fields.ts';

export const content = defineBlockContent('category-card', categoryField);
