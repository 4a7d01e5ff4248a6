/** Schema of the single article card. */
import { defineBlockContent } from '#kit/define-block-content.ts';
import { storyField } from '../shared/cards/card-fields.ts';

export const content = defineBlockContent('blog-card', storyField);
